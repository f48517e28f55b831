import { isWhole } from './whole';

/**
 * A time that the service promises: to the letter in `npm run test:whole`. In the common run, where
 * journeys have the processors, three times as long: that still finds what waits without an end.
 */
export const promisedMs = (ms: number): number => (isWhole ? ms : 3 * ms);
