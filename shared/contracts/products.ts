import * as z from 'zod/mini';

/** A row of GET /api/products (rule checkout.products). `price` in cents; null where a field does not apply. */
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
  /** What one pack holds: grams of wax, millilitres of oil, pieces otherwise. */
  pack_amount: z.number(),
  pack_unit: z.enum(['g', 'ml', 'piece']),
  /** Inside of the vessel in cm, containers only. */
  vessel_diameter_cm: z.nullable(z.number()),
  vessel_height_cm: z.nullable(z.number()),
  created_at: z.string(),
  /** What it comes in at other prices, by the id of a cart line's variant; absent where there is nothing else. */
  variants: z.optional(z.array(z.object({ id: z.string(), name: z.string(), price: z.int() }))),
});
export type ProductRow = z.infer<typeof productRowSchema>;
export const productRowsSchema = z.array(productRowSchema);
