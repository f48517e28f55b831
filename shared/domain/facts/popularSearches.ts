/** Popular searches (rule frame.popular-searches). Each finds something: a test of the catalogue keeps it so. */
export const popularSearches = ['soy wax', 'cotton wicks', 'fragrance oils', 'beginner kit'] as const;
