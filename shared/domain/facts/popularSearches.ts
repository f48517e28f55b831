/** Rule frame.popular-searches. A test checks that each finds something. */
export const popularSearches = ['soy wax', 'cotton wicks', 'fragrance oils', 'beginner kit'] as const;
