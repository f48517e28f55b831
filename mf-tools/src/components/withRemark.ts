import type { Formulas } from '../formulas/openFormulas';
import { remarks } from '../words/en/remarks';
import type { Words } from '../words/words';

export function withRemark(words: Words, sentence: string, { remark }: Formulas): string {
  return remark ? `${sentence} ${words(remarks[remark.name], { version: remark.version })}` : sentence;
}
