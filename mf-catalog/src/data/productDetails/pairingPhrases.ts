import { defaultLoadPercent, maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { addTemperature } from '@shop/domain/facts/guidanceText';
import { getWick } from '../getWick';

/* Facts in words that the reasons of several pairings share. */

export const cotton = getWick('premium-cotton-wicks');
export const tabbed = getWick('pre-tabbed-cotton-wicks');

export const oilInSoy = `Start at ${defaultLoadPercent}% in soy, at most ${maximumLoadPercent.soy}%; add it at ${addTemperature}`;
export const soyForOil = `Start at ${defaultLoadPercent}% of its weight in this oil; it takes up to ${maximumLoadPercent.soy}%`;
