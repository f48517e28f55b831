import { Overloaded } from '../refusals';

/**
 * Lets so much work be under way at once. Whoever comes above that hears at once to come again: a queue that grows
 * would make everybody wait, the health check too. Work counts, not connections, so a slow client holds up nobody.
 */
export function limitParallel(max: number) {
  let underway = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (underway >= max) throw new Overloaded();
    underway += 1;
    try {
      return await work();
    } finally {
      underway -= 1;
    }
  };
}
