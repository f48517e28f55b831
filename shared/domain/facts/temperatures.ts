type FahrenheitRange = { min: number; max: number };

/** Guidance text only (rule content.guidance). */
export const waxTemperatures = {
  soy: { meltsAt: { min: 115, max: 125 }, pourAt: { min: 120, max: 140 } },
  coconut: { meltsAt: { min: 105, max: 125 }, pourAt: { min: 130, max: 150 } },
  beeswax: { meltsAt: { min: 144, max: 147 }, pourAt: { min: 150, max: 165 } },
  paraffin: { meltsAt: { min: 125, max: 145 }, pourAt: { min: 160, max: 180 } },
} as const satisfies Record<string, { meltsAt: FahrenheitRange; pourAt: FahrenheitRange }>;

function celsius(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) * 5) / 9);
}

export function formatTemperature({ min, max }: FahrenheitRange): string {
  return `${min}–${max}°F (${celsius(min)}–${celsius(max)}°C)`;
}
