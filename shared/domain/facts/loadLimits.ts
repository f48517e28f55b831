import { defaultLoadPercent, getStartLoadPercent, maximumLoadPercent } from './fragranceLoads';

// Apart from guidanceText: in calculators on other sites, which do not name it, its lookups would stay.
export const loadLimits = `up to ${maximumLoadPercent.soy}% in soy and coconut, up to ${maximumLoadPercent.beeswax}% in beeswax`;

export const startLoads = `start at ${defaultLoadPercent}% (beeswax: ${getStartLoadPercent('beeswax')}%)`;
