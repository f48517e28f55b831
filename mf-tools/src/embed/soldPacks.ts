import type { PackFacts } from '../components/recipe-to-cart/planPacks';

type SoldPack = PackFacts & { id: string };

const pack = (
  id: string,
  slug: string,
  category: SoldPack['category'],
  pack_amount: number,
  wax_type: SoldPack['wax_type'] = null,
): SoldPack => ({ id, slug, category, pack_amount, wax_type });

/** The embed asks the shop for nothing. A test compares with the catalogue. */
export const soldPacks: SoldPack[] = [
  pack('wx-201', 'soy-wax', 'wax', 1000, 'soy'),
  pack('wx-202', 'beeswax-flakes', 'wax', 500, 'beeswax'),
  pack('wx-203', 'premium-wax', 'wax', 1000, 'coconut'),
  pack('wk-301', 'premium-cotton-wicks', 'wick', 50),
  pack('wk-302', 'braided-cotton-wicks', 'wick', 60),
  pack('wk-303', 'pre-tabbed-cotton-wicks', 'wick', 100),
  pack('fr-401', 'vanilla-bean', 'fragrance', 59),
  pack('ct-501', 'clear-glass-jars', 'container', 6),
  pack('ct-502', 'luxury-glass-containers', 'container', 3),
];
