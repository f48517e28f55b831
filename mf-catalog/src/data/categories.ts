import type { Product } from './products';

/** A category that has pages; bundles are sold on the gifts page only. */
export type Category = Exclude<Product['category'], 'bundle'>;

/**
 * The categories in the order of the menus. `param` is the value in the shop's address (plural);
 * inside the shop a category has one name, the singular key (rule catalogue.vocabulary).
 */
export const categories: Record<Category, { name: string; param: string; path: string; crumb: string }> = {
  kit: { name: 'Candle Kits', param: 'kits', path: '/candle-making-kits', crumb: 'Candle Making Kits' },
  wax: { name: 'Wax', param: 'wax', path: '/wax', crumb: 'Wax' },
  wick: { name: 'Wicks', param: 'wicks', path: '/wicks', crumb: 'Wicks' },
  fragrance: {
    name: 'Fragrance Oils',
    param: 'fragrances',
    path: '/fragrance-oils',
    crumb: 'Fragrance Oils',
  },
  container: { name: 'Containers', param: 'containers', path: '/containers', crumb: 'Containers' },
};

/** The page of the bundles. */
export const giftsPath = '/candle-making-kits/gifts';

export const categoryKeys = Object.keys(categories) as Category[];

export type SkillLevel = NonNullable<Product['skillLevel']>;

/** Skill levels with the words that other places use for them (rule catalogue.vocabulary). */
export const skillLevels: Record<SkillLevel, { name: string; aliases: string[]; listPath: string }> = {
  beginner: { name: 'Beginner', aliases: ['beginners'], listPath: '/candle-making-kits/beginners' },
  intermediate: { name: 'Intermediate', aliases: ['medium'], listPath: '/candle-making-kits/medium' },
  advanced: { name: 'Advanced', aliases: ['expert'], listPath: '/candle-making-kits/expert' },
};

export const skillLevelKeys = Object.keys(skillLevels) as SkillLevel[];
