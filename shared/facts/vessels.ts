/** Inside measures in cm of the containers that the shop sells, by product slug. A test holds them to the catalogue. */
export const vessels = [
  { slug: 'clear-glass-jars', name: 'Clear glass jar', diameterCm: 7.2, heightCm: 8.4 },
  { slug: 'luxury-glass-containers', name: 'Luxury glass container', diameterCm: 8, heightCm: 9.5 },
] as const;
