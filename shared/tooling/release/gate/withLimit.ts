import { setTimeout } from 'node:timers/promises';

/** A tab whose script never ends answers nothing more. @throws when the time is over */
export function withLimit<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const late = setTimeout(ms, undefined, { ref: false }).then(() => {
    throw new Error(`it does not come to rest within ${ms / 1000} s`);
  });
  return Promise.race([work, late]);
}
