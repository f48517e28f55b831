/** Near enough at room temperature, 1 g of water fills 1 cm³. Example: 452.4 g in a vessel 8 cm wide stand 9.0 cm high. */
export function heightFromWaterCm(waterGrams: number, diameterCm: number): number {
  return waterGrams / (Math.PI * (diameterCm / 2) ** 2);
}
