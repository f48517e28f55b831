export const brand = {
  name: 'Wick & Wax',
  tagline: 'Candle-making kits, wax, wicks, fragrance oils and free calculators for makers at every level.',
  description:
    'Wick & Wax is an online shop for candle makers: kits, wax, wicks, fragrance oils, containers, guides and free calculators.',
  email: 'hello@wickandwax.example',
  phone: '+1-555-0100',
  socialLinks: [
    'https://www.instagram.com/wickandwax.example',
    'https://www.facebook.com/wickandwax.example',
    'https://www.pinterest.com/wickandwax.example',
  ],
} as const;
