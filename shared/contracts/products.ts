import * as z from 'zod/mini';

/** Rule checkout.products. `price` in cents; null where a field does not apply. */
export const productRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  price: z.int(),
  image_url: z.string(),
  rating: z.number(),
  review_count: z.int(),
  featured: z.boolean(),
  category: z.enum(['kit', 'wax', 'wick', 'fragrance', 'container', 'bundle']),
  skill_level: z.nullable(z.enum(['beginner', 'intermediate', 'advanced'])),
  wax_type: z.nullable(z.enum(['soy', 'beeswax', 'coconut'])),
  wick_type: z.nullable(z.enum(['cotton', 'eco'])),
  fragrance_type: z.nullable(z.enum(['bakery', 'floral', 'fresh', 'seasonal'])),
  container_type: z.nullable(z.enum(['glass'])),
  /** Grams of wax, millilitres of oil, pieces otherwise. */
  pack_amount: z.number(),
  pack_unit: z.enum(['g', 'ml', 'piece']),
  /** Inside, containers only. */
  vessel_diameter_cm: z.nullable(z.number()),
  vessel_height_cm: z.nullable(z.number()),
  created_at: z.string(),
  /** By a cart line's variantId; absent without variants. */
  variants: z.optional(z.array(z.object({ id: z.string(), name: z.string(), price: z.int() }))),
});
export type ProductRow = z.infer<typeof productRowSchema>;
export const productRowsSchema = z.array(productRowSchema);
