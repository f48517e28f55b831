import { createHash } from 'node:crypto';
import type { ProductRow } from '@shop/contracts/products';
import type { Database } from '../database/database';

/** A product or a variant, at the table's price. */
export type Offer = {
  id: string;
  variantId: string | null;
  name: string;
  unitCents: number;
  imageUrl: string;
};

export type ProductFilter = {
  waxType: string | undefined;
  category: string | undefined;
  isFeatured: boolean | undefined;
  isFeaturedFirst: boolean;
};

type ProductsBody = { body: Buffer; etag: string };

/** An immutable snapshot of the table. */
export type Catalogue = {
  version: number;
  rows: ProductRow[];
  findOffer: (id: string, variantId: string | null) => Offer | undefined;
  bodyFor: (filter: ProductFilter) => ProductsBody;
};

type VariantRow = { product_id: string; id: string; name: string; price: number };

/** One transaction: prices never belong to another version. */
export async function readCatalogue({ transaction }: Database): Promise<Catalogue> {
  return transaction(async (query) => {
    await query('set transaction isolation level repeatable read');
    const [state] = await query<{ version: number }>('select version from catalogue_state');
    const rows = await query<ProductRow>(
      `select id, name, slug, price, image_url, rating, review_count, featured, category, skill_level, wax_type,
         wick_type, fragrance_type, container_type, pack_amount, pack_unit, vessel_diameter_cm, vessel_height_cm,
         created_at
       from products where is_active and is_published order by position, id`,
    );
    const variants = await query<VariantRow>(
      'select product_id, id, name, price from product_variants where is_active order by product_id, id',
    );
    return makeCatalogue(state?.version ?? 0, rows, variants);
  });
}

export function makeCatalogue(version: number, rows: ProductRow[], variants: VariantRow[]): Catalogue {
  // A Map: an id such as '__proto__' is only a missing key.
  const offers = new Map<string, Offer>();
  const toKey = (id: string, variantId: string | null) => JSON.stringify([id, variantId]);
  for (const { id, name, price, image_url } of rows) {
    offers.set(toKey(id, null), { id, variantId: null, name, unitCents: price, imageUrl: image_url });
  }
  const products = new Map(rows.map((row) => [row.id, row]));
  for (const { product_id, id, name, price } of variants) {
    const product = offers.get(toKey(product_id, null));
    const row = products.get(product_id);
    if (!product || !row) continue;
    row.variants = [...(row.variants ?? []), { id, name, price }];
    offers.set(toKey(product_id, id), {
      ...product,
      variantId: id,
      name: `${product.name} – ${name}`,
      unitCents: price,
    });
  }
  const bodies = new Map<string, ProductsBody>();
  return {
    version,
    rows,
    findOffer: (id, variantId) => offers.get(toKey(id, variantId)),
    bodyFor: (filter) => {
      const { waxType, category, isFeatured, isFeaturedFirst } = filter;
      const key = JSON.stringify([waxType, category, isFeatured, isFeaturedFirst]);
      let answer = bodies.get(key);
      if (!answer) {
        answer = toBody(filterRows(rows, filter));
        bodies.set(key, answer);
      }
      return answer;
    },
  };
}

/** Kits include the gift bundles (rule checkout.products). */
function filterRows(rows: ProductRow[], filter: ProductFilter): ProductRow[] {
  const { waxType, category, isFeatured, isFeaturedFirst } = filter;
  const isInCategory = (row: ProductRow) =>
    category === undefined || row.category === category || (category === 'kit' && row.category === 'bundle');
  const found = rows.filter(
    (row) =>
      isInCategory(row) &&
      (waxType === undefined || row.wax_type === waxType) &&
      (isFeatured === undefined || row.featured === isFeatured),
  );
  return isFeaturedFirst ? found.sort((a, b) => Number(b.featured) - Number(a.featured)) : found;
}

function toBody(rows: ProductRow[]): ProductsBody {
  const text = JSON.stringify(rows);
  const body = Buffer.from(text);
  return { body, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}
