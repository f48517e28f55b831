import { addTemperature, cureTime } from '@shop/domain/facts/guidanceText';

export const fragranceAdvice = {
  fragranceTip: `Stir the oil in at ${addTemperature} and let the candle cure for ${cureTime}. A starting point: check your wax’s sheet, and never leave melting wax alone.`,
};
