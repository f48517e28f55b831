import { isWhole } from './whole';

/** Cases of a property: a tenth of them in the common run, all of them in `npm run test:whole`. */
export const propertyRuns = (whole: number): number => (isWhole ? whole : Math.ceil(whole / 10));
