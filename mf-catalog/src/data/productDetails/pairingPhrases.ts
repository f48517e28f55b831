import { maximumLoadPercent } from '@shop/facts/fragranceLoads';
import { addTemperature } from '@shop/facts/guidanceText';
import { wickOf } from '@shop/facts/soldWicks';

/* Facts in words that the reasons of several pairings share. */

export const cotton = wickOf('premium-cotton-wicks');
export const tabbed = wickOf('pre-tabbed-cotton-wicks');

export const oilInSoy = `Soy holds up to ${maximumLoadPercent.soy}% fragrance; add it at ${addTemperature}`;
export const soyForOil = `Takes up to ${maximumLoadPercent.soy}% of its weight in this oil`;
