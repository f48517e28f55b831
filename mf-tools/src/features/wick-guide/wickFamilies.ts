import { trimmedWick } from '@shop/facts/guidanceText';

/** The families of wicks, as tabs; cotton is the default (rule calculators.wick-families). */
export const wickFamilies = [
  {
    id: 'cotton',
    title: 'Cotton',
    text: 'Braided or flat cotton, with or without paper threads. Bends over as it burns and so trims itself. The first choice for soy, coconut and blends, and the easiest to size.',
    suits: 'Soy, coconut and blended wax in glass or tin.',
    watch: 'Mushrooms on a wick that is one size too large: go down one size.',
  },
  {
    id: 'wooden',
    title: 'Wooden',
    text: 'A thin blade of wood in a metal clip. Burns low and wide, and often crackles. Sized by the width of the blade.',
    suits: 'Soy and coconut wax in wide, straight vessels.',
    watch: 'Goes out when it’s too long or too short: trim to 1/8 inch before each burn.',
  },
  {
    id: 'zinc',
    title: 'Zinc core',
    text: 'Cotton around a fine zinc wire that keeps the wick upright in deep, liquid wax.',
    suits: 'Container candles of paraffin or gel, votives and tea lights.',
    watch: `The stiff core doesn’t trim itself: cut to ${trimmedWick} every time.`,
  },
  {
    id: 'specialty',
    title: 'Specialty',
    text: 'Hemp, square braids and other wicks for waxes that are hard to burn. Square braids draw thick wax well.',
    suits: 'Beeswax, pillars and highly scented candles.',
    watch: 'Sizes differ from maker to maker: start from the maker’s own chart and test.',
  },
] as const;
export type WickFamilyId = (typeof wickFamilies)[number]['id'];
