/** True in `npm run test:whole`, or with TEST_WHOLE=1: more cases of each property, more kills, other seeds. */
export const isWhole = process.env.TEST_WHOLE === '1';

/**
 * Ends the title of one of many cases. `npm test` leaves out every test and group whose title has '@whole' (tests/run.mjs);
 * any other command runs it.
 */
export const unlessCommon = (isCommon: boolean): string => (isCommon ? '' : ' @whole');
