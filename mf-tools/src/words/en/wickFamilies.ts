import { trimmedWick } from '@shop/domain/facts/guidanceText';

export const wickFamilyTexts = {
  cotton: 'Cotton',
  cottonText:
    'Braided or flat cotton that bends over as it burns and so trims itself. The first choice for soy, coconut and blends, and the easiest to size.',
  cottonSuits: 'Soy, coconut and blended wax in glass or tin.',
  cottonWatch: 'A black cap (“mushroom”) means the wick is a size too large: go down one.',
  wooden: 'Wooden',
  woodenText:
    'A thin blade of wood in a metal clip. Burns low and wide, and often crackles. Sized by the width of the blade.',
  woodenSuits: 'Soy and coconut wax in wide, straight vessels.',
  woodenWatch: 'Goes out when it’s too long or too short: trim to 1/8 inch before each burn.',
  zinc: 'Zinc core',
  zincText: 'Cotton around a fine zinc wire that keeps the wick upright in deep, liquid wax.',
  zincSuits: 'Container candles of paraffin or gel, votives and tea lights.',
  zincWatch: `The stiff core doesn’t trim itself: cut to ${trimmedWick} every time.`,
  specialty: 'Specialty',
  specialtyText: 'Hemp and square braids for waxes that are hard to burn. Square braids draw thick wax well.',
  specialtySuits: 'Beeswax, pillars and highly scented candles.',
  specialtyWatch: 'Sizes differ: start from the maker’s chart.',
};
