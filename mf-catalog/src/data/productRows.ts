import type { ProductRow } from '@shop/contracts/products';
import { bundles, type Product, products, smallPictureUrl } from './products';

/** The product as the products table and GET /api/products have it. */
function toProductRow(product: Product): ProductRow {
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    price: product.priceCents,
    image_url: smallPictureUrl(product),
    rating: product.rating,
    review_count: product.reviewCount,
    featured: product.featured,
    category: product.category,
    skill_level: product.skillLevel ?? null,
    wax_type: product.waxType ?? null,
    wick_type: product.wickType ?? null,
    fragrance_type: product.fragranceType ?? null,
    container_type: product.containerType ?? null,
    pack_amount: product.pack.amount,
    pack_unit: product.pack.unit,
    vessel_diameter_cm: product.vessel?.diameterCm ?? null,
    vessel_height_cm: product.vessel?.heightCm ?? null,
    created_at: product.createdAt,
  };
}

/** Everything that is sold, as rows of the products table. */
export const productRows: ProductRow[] = [...products, ...bundles].map(toProductRow);
