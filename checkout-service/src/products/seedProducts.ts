import type { ProductRow } from '@shop/contracts/products';
import type { Database } from '../database/database';
import type { PublishedCatalogue } from './publishedProducts';

type Column = Exclude<keyof ProductRow, 'variants'> | 'position' | 'catalogue_price';
const columns: Column[] = [
  'id',
  'position',
  'slug',
  'name',
  'price',
  'catalogue_price',
  'image_url',
  'rating',
  'review_count',
  'featured',
  'category',
  'skill_level',
  'wax_type',
  'wick_type',
  'fragrance_type',
  'container_type',
  'pack_amount',
  'pack_unit',
  'vessel_diameter_cm',
  'vessel_height_cm',
  'created_at',
];
const described = columns.filter((column) => !['id', 'price', 'catalogue_price'].includes(column));

const upsert = `
  insert into products as p (${columns.join(', ')})
  values (${columns.map((_, at) => `$${at + 1}`).join(', ')})
  on conflict (id) do update set
    ${described.map((column) => `${column} = excluded.${column}`).join(', ')},
    price = case when p.catalogue_price = excluded.catalogue_price then p.price else excluded.price end,
    catalogue_price = excluded.catalogue_price
  where (${described.map((column) => `p.${column}`).join(', ')}, p.catalogue_price)
    is distinct from (${described.map((column) => `excluded.${column}`).join(', ')}, excluded.catalogue_price)`;

/** Listing decides what is sold; whether an operator hides a product is another column. */
const retire = `
  update products set is_published = (id = any ($1::text[])) where is_published <> (id = any ($1::text[]))`;

/**
 * Updates the table from the published catalogue (rule checkout.catalogue); an operator's price stays until the catalogue
 * changes it. An older catalogue changes nothing. Unchanged rows are not written, so that the version stays.
 */
export async function seedProducts(
  { transaction }: Database,
  { version, rows }: PublishedCatalogue,
): Promise<void> {
  await transaction(async (query) => {
    const [state] = await query<{ published_version: number }>(
      'select published_version from catalogue_state for update',
    );
    if ((state?.published_version ?? 0) > version) return;
    for (const [index, row] of rows.entries()) await query(upsert, toValues(row, index));
    await query(retire, [rows.map(({ id }) => id)]);
    await query('update catalogue_state set published_version = $1 where published_version <> $1', [version]);
  });
}

const toValues = (row: ProductRow, position: number) =>
  columns.map((column) => {
    if (column === 'position') return position;
    return row[column === 'catalogue_price' ? 'price' : column];
  });
