import { vessels } from '@shop/domain/facts/vessels';

export const soldVessels = {
  'clear-glass-jars': vessels[0].name,
  'luxury-glass-containers': vessels[1].name,
};
