/** 1 ml of water weighs 1 g and fills 1 cm³, near enough at room temperature. */
const CM3_PER_GRAM_OF_WATER = 1;

/** Example: 452.4 g of water in a vessel 8 cm wide stand 9.0 cm high. */
export function heightFromWaterCm(waterGrams: number, diameterCm: number): number {
  return (waterGrams * CM3_PER_GRAM_OF_WATER) / (Math.PI * (diameterCm / 2) ** 2);
}
