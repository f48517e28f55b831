import { OverloadedError } from '../domainErrors';

/** Runs at most `max` pieces of work at once and rejects further ones: a queue would delay everybody, health checks too. */
export function limitConcurrency(max: number) {
  let inFlight = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inFlight >= max) throw new OverloadedError();
    inFlight += 1;
    try {
      return await work();
    } finally {
      inFlight -= 1;
    }
  };
}
