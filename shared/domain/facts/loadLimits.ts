import { maximumLoadPercent } from './fragranceLoads';

export const loadLimits = `up to ${maximumLoadPercent.soy}% in soy and coconut, up to ${maximumLoadPercent.beeswax}% in beeswax`;
