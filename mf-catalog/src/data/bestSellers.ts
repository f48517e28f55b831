/** Slugs of the home page's 'Best Selling Products' (rule catalogue.best-sellers). */
export const bestSellerSlugs = ['beginner-candle-making-kit', 'vanilla-bean', 'soy-wax', 'clear-glass-jars'];
