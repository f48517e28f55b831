/**
 * A time that the service promises: to the letter in `npm run test:faults` and with ALL_FAULTS=1. In the common run, where
 * journeys have the processors, three times as long: that still finds what waits without an end.
 */
export const promisedMs = (ms: number): number => (process.env.ALL_FAULTS ? ms : 3 * ms);
