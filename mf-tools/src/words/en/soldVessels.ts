import { vessels } from '@shop/domain/facts/vessels';

/** The vessels of the shop, by their product. */
export const soldVessels = {
  'clear-glass-jars': vessels[0].name,
  'luxury-glass-containers': vessels[1].name,
};
