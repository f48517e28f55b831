/** Slugs of the home page's 'Best Selling Products': the four featured ones with the most reviews (decisions row 21). */
export const bestSellerSlugs = ['beginner-candle-making-kit', 'vanilla-bean', 'soy-wax', 'clear-glass-jars'];
