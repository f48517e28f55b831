import type { Formulas } from '../formulas/openFormulas';
import type { Words } from '../words/words';

/** A sentence, and what has to be said of the formulas behind it. */
export function withRemark(
  words: Words<'formerFormulas' | 'unknownFormulas'>,
  sentence: string,
  { remark }: Formulas,
): string {
  return remark ? `${sentence} ${words(remark.name, { version: remark.version })}` : sentence;
}
