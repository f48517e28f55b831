import { fragranceGuidance } from './fragranceLoads';
import { formatTemperature } from './temperatures';

const MM_PER_INCH = 25.4;

export const addTemperature = formatTemperature(fragranceGuidance.addAtFahrenheit);

// Left out of calculators on other sites, which do not name it.
export const preheatTemperature = /* @__PURE__ */ formatTemperature(
  fragranceGuidance.preheatContainerFahrenheit,
);

export const cureTime = `${fragranceGuidance.cureHours.min}–${fragranceGuidance.cureHours.max} hours`;

export const trimmedWick = `1/${1 / fragranceGuidance.trimWickInches} inch (${Math.round(fragranceGuidance.trimWickInches * MM_PER_INCH)} mm)`;

export const meltPoolTime = 'about an hour for each inch of width';

export const starterKitCandles = '2–4';

/** Shown with every temperature and cure time (rule content.starting-point). */
export const temperatureCaution =
  'Treat these figures as a starting point and check your wax’s own sheet. Never leave melting wax alone.';
