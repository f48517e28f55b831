/** Cases of a property: a tenth of them in the common run, all of them in `npm run test:faults` and with ALL_FAULTS=1. */
export const propertyRuns = (whole: number): number =>
  process.env.ALL_FAULTS ? whole : Math.ceil(whole / 10);
