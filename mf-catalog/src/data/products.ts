import type { ProductRow } from '@shop/contracts/products';
import { starterKitCandles } from '@shop/domain/facts/guidanceText';
import { formatOunces } from '@shop/domain/facts/vesselContents';
import { type SoldVessel, vessels } from '@shop/domain/facts/vessels';
import { getWick } from './getWick';
import { type PictureName, pictures } from './pictures';

/**
 * The one catalogue (rules catalogue.one-source, catalogue.products): every price, name and fact of a product on any screen
 * comes from here, and the checkout service's products table is seeded from it. Ratings and counts are samples until reviews exist.
 */
export type Product = {
  /** Stable and opaque: the same in catalogue, cart and products table. */
  id: string;
  slug: string;
  name: string;
  /** One sentence: meta description and lead. The search reads it too (rule catalogue.search-words). */
  summary: string;
  priceCents: number;
  picture: PictureName;
  rating: number;
  reviewCount: number;
  category: ProductRow['category'];
  featured: boolean;
  /** ISO date; sorts 'newest'. */
  createdAt: string;
  /** How many candles a kit or bundle makes, as boxContents has it. */
  candles?: string;
  /** What one pack holds. */
  pack: { amount: number; unit: ProductRow['pack_unit'] };
  skillLevel?: NonNullable<ProductRow['skill_level']>;
  waxType?: NonNullable<ProductRow['wax_type']>;
  wickType?: NonNullable<ProductRow['wick_type']>;
  fragranceType?: NonNullable<ProductRow['fragrance_type']>;
  containerType?: NonNullable<ProductRow['container_type']>;
  /** Inside of the vessel, containers only. */
  vessel?: SoldVessel;
  /** True while the products table does not sell it; never set here (catalogue/livePrices). */
  isUnavailable?: boolean;
};

const [jar, luxury] = vessels;

export const products = [
  {
    id: 'kt-101',
    slug: 'beginner-candle-making-kit',
    name: 'Beginner Candle Making Kit',
    summary: `Soy wax, scent and vessels for ${starterKitCandles} first candles, measured out, with five steps to follow.`,
    priceCents: 2999,
    picture: 'beginner-kit',
    rating: 4.8,
    reviewCount: 124,
    category: 'kit',
    skillLevel: 'beginner',
    waxType: 'soy',
    featured: true,
    createdAt: '2025-01-10',
    candles: '2–4',
    pack: { amount: 1, unit: 'piece' },
  },
  {
    id: 'kt-102',
    slug: 'medium-candle-making-kit',
    name: 'Medium Candle Making Kit',
    summary: 'A pouring pitcher, more wax and two scents to blend: the next step after a first batch.',
    priceCents: 4999,
    picture: 'medium-kit',
    rating: 4.7,
    reviewCount: 98,
    category: 'kit',
    skillLevel: 'intermediate',
    waxType: 'soy',
    featured: false,
    createdAt: '2025-01-24',
    candles: '3–4',
    pack: { amount: 1, unit: 'piece' },
  },
  {
    id: 'kt-103',
    slug: 'expert-candle-making-kit',
    name: 'Expert Candle Making Kit',
    summary:
      'Beeswax, coconut blend, three vessels, a pitcher and a thermometer for makers who test and refine.',
    priceCents: 8999,
    picture: 'expert-kit',
    rating: 4.9,
    reviewCount: 46,
    category: 'kit',
    skillLevel: 'advanced',
    waxType: 'coconut',
    featured: false,
    createdAt: '2025-03-07',
    candles: '3–5',
    pack: { amount: 1, unit: 'piece' },
  },
  {
    id: 'wx-201',
    slug: 'soy-wax',
    name: 'Soy Wax',
    summary: 'Creamy flakes for jars and tins: easy to measure, gentle to melt and simple to wash up after.',
    priceCents: 1499,
    picture: 'soy-wax',
    rating: 4.8,
    reviewCount: 112,
    category: 'wax',
    waxType: 'soy',
    featured: true,
    createdAt: '2025-01-10',
    pack: { amount: 1000, unit: 'g' },
  },
  {
    id: 'wx-202',
    slug: 'beeswax-flakes',
    name: 'Beeswax Flakes',
    summary: 'Golden flakes with a faint smell of honey, for firm, slow-burning pillars and tapers.',
    priceCents: 1899,
    picture: 'beeswax-flakes',
    rating: 4.7,
    reviewCount: 58,
    category: 'wax',
    waxType: 'beeswax',
    featured: false,
    createdAt: '2025-02-14',
    pack: { amount: 500, unit: 'g' },
  },
  {
    id: 'wx-203',
    slug: 'premium-wax',
    name: 'Premium Coconut Blend Wax',
    summary:
      'A soft, smooth blend of coconut and soy that clings to glass and pours at a friendly temperature.',
    priceCents: 2299,
    picture: 'premium-wax',
    rating: 4.8,
    reviewCount: 41,
    category: 'wax',
    waxType: 'coconut',
    featured: false,
    createdAt: '2025-04-04',
    pack: { amount: 1000, unit: 'g' },
  },
  {
    id: 'wk-301',
    slug: 'premium-cotton-wicks',
    name: 'Premium Cotton Wicks',
    summary: `Straight, coated and ready to trim, in size ${getWick('premium-cotton-wicks').size} for everyday jars.`,
    priceCents: 899,
    picture: 'premium-cotton-wicks',
    rating: 4.6,
    reviewCount: 87,
    category: 'wick',
    wickType: 'cotton',
    featured: false,
    createdAt: '2025-01-10',
    pack: { amount: 50, unit: 'piece' },
  },
  {
    id: 'wk-302',
    slug: 'braided-cotton-wicks',
    name: 'Braided Cotton Wicks',
    summary: `Uncoated ${getWick('braided-cotton-wicks').size} from a spool, for beeswax: cut it to the length you need.`,
    priceCents: 1299,
    picture: 'braided-cotton-wicks',
    rating: 4.7,
    reviewCount: 52,
    category: 'wick',
    wickType: 'cotton',
    featured: false,
    createdAt: '2025-02-28',
    pack: { amount: 60, unit: 'piece' },
  },
  {
    id: 'wk-303',
    slug: 'pre-tabbed-cotton-wicks',
    name: 'Pre-Tabbed Cotton Wicks',
    summary: `Size ${getWick('pre-tabbed-cotton-wicks').size}, coated and crimped into a metal base: stick it down, pour and trim.`,
    priceCents: 999,
    picture: 'pre-tabbed-cotton-wicks',
    rating: 4.8,
    reviewCount: 95,
    category: 'wick',
    wickType: 'cotton',
    featured: false,
    createdAt: '2025-03-21',
    pack: { amount: 100, unit: 'piece' },
  },
  {
    id: 'fr-401',
    slug: 'vanilla-bean',
    name: 'Vanilla Bean Fragrance Oil',
    summary: 'Warm, sweet and round: vanilla pod and cream over a little soft wood.',
    priceCents: 1299,
    picture: 'vanilla-bean',
    rating: 4.9,
    reviewCount: 122,
    category: 'fragrance',
    fragranceType: 'bakery',
    featured: true,
    createdAt: '2025-01-10',
    pack: { amount: 59, unit: 'ml' },
  },
  {
    id: 'fr-402',
    slug: 'french-lavender',
    name: 'French Lavender Fragrance Oil',
    summary: 'Fresh-cut stems, an herbal edge and a quiet, powdery finish.',
    priceCents: 1499,
    picture: 'french-lavender',
    rating: 4.8,
    reviewCount: 98,
    category: 'fragrance',
    fragranceType: 'floral',
    featured: false,
    createdAt: '2025-02-07',
    pack: { amount: 59, unit: 'ml' },
  },
  {
    id: 'fr-403',
    slug: 'clean-linen',
    name: 'Clean Linen Fragrance Oil',
    summary: 'Sun-dried cloth, light citrus and a cool breeze: a clear scent for any room.',
    priceCents: 1399,
    picture: 'clean-linen',
    rating: 4.7,
    reviewCount: 76,
    category: 'fragrance',
    fragranceType: 'fresh',
    featured: false,
    createdAt: '2025-03-14',
    pack: { amount: 59, unit: 'ml' },
  },
  {
    id: 'fr-404',
    slug: 'pumpkin-spice',
    name: 'Pumpkin Spice Fragrance Oil',
    summary: 'Baked pumpkin, cinnamon, clove and brown sugar, made for fall evenings.',
    priceCents: 1599,
    picture: 'pumpkin-spice',
    rating: 4.9,
    reviewCount: 85,
    category: 'fragrance',
    fragranceType: 'seasonal',
    featured: false,
    createdAt: '2025-04-25',
    pack: { amount: 59, unit: 'ml' },
  },
  {
    id: 'ct-501',
    slug: 'clear-glass-jars',
    name: 'Clear Glass Jars',
    summary: `Six straight-sided tumblers with room for about ${formatOunces(jar)} of wax each.`,
    priceCents: 1099,
    picture: 'clear-glass-jars',
    rating: 4.7,
    reviewCount: 82,
    category: 'container',
    containerType: 'glass',
    featured: true,
    createdAt: '2025-01-10',
    pack: { amount: jar.pieces, unit: 'piece' },
    vessel: jar,
  },
  {
    id: 'ct-502',
    slug: 'luxury-glass-containers',
    name: 'Luxury Glass Containers',
    summary: 'Three fluted vessels in amber, smoke and frosted glass, each with a fine golden rim.',
    priceCents: 1899,
    picture: 'luxury-glass-containers',
    rating: 4.9,
    reviewCount: 64,
    category: 'container',
    containerType: 'glass',
    featured: false,
    createdAt: '2025-05-02',
    pack: { amount: luxury.pieces, unit: 'piece' },
    vessel: luxury,
  },
] satisfies Product[];

/** Gift bundles (rule catalogue.bundles): buyable, shown on the gifts page only. */
export const bundles = [
  {
    id: 'bd-601',
    slug: 'complete-candle-gift-set',
    name: 'Complete Candle Gift Set',
    summary: 'A first kit, wrapped: soy wax, vanilla scent and three vessels in a ribboned box.',
    priceCents: 5999,
    picture: 'complete-candle-gift-set',
    rating: 4.9,
    reviewCount: 48,
    category: 'bundle',
    waxType: 'soy',
    featured: true,
    createdAt: '2025-02-01',
    candles: '3',
    pack: { amount: 1, unit: 'piece' },
  },
  {
    id: 'bd-602',
    slug: 'luxury-candle-making-gift-box',
    name: 'Luxury Candle Making Gift Box',
    summary: 'Fluted glass, two scents and a dark keepsake box for someone who already loves to pour.',
    priceCents: 7999,
    picture: 'luxury-candle-making-gift-box',
    rating: 5,
    reviewCount: 26,
    category: 'bundle',
    waxType: 'coconut',
    featured: true,
    createdAt: '2025-03-01',
    candles: '2',
    pack: { amount: 1, unit: 'piece' },
  },
  {
    id: 'bd-603',
    slug: 'deluxe-gift-set',
    name: "Candlemaker's Deluxe Gift Set",
    summary:
      'Three ceramic vessels with soy wax and clean linen scent, and a finished pillar, in a sage-ribboned box.',
    priceCents: 8999,
    picture: 'deluxe-gift-set',
    rating: 4.8,
    reviewCount: 32,
    category: 'bundle',
    waxType: 'soy',
    featured: true,
    createdAt: '2025-04-01',
    candles: '3',
    pack: { amount: 1, unit: 'piece' },
  },
  {
    id: 'bd-604',
    slug: 'holiday-candle-making-bundle',
    name: 'Holiday Candle Making Bundle',
    summary: 'Pumpkin spice, two festive vessels and soy wax, ready for a winter afternoon together.',
    priceCents: 6999,
    picture: 'holiday-candle-making-bundle',
    rating: 4.7,
    reviewCount: 18,
    category: 'bundle',
    waxType: 'soy',
    featured: false,
    createdAt: '2025-05-01',
    candles: '2',
    pack: { amount: 1, unit: 'piece' },
  },
] satisfies Product[];

/** Products and bundles: what a search looks through. */
export const everythingSold: Product[] = [...products, ...bundles];

/** Width in px of the picture that carts and the products table name. */
const ROW_PICTURE_WIDTH = 320;

/** Address of the small square picture that stands in a cart line. */
export function smallPictureUrl(product: Product): string {
  return `${pictures[product.picture].base}-${ROW_PICTURE_WIDTH}.webp`;
}
