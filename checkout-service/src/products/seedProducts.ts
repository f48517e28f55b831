import type { ProductRow } from '@shop/contracts/products';
import type { Database } from '../database/database';

const columns: (keyof ProductRow | 'position' | 'catalogue_price')[] = [
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

/**
 * Brings the table in line with the catalogue data set at every start. A price that an operator set stays, until the
 * data set itself names another one. Unchanged rows are not written, so that the version stays, too.
 */
export async function seedProducts({ transaction }: Database, rows: ProductRow[]): Promise<void> {
  await transaction(async (query) => {
    for (const [index, row] of rows.entries()) {
      const values = columns.map((column) => {
        if (column === 'position') return index;
        return row[column === 'catalogue_price' ? 'price' : column];
      });
      await query(
        `insert into products as p (${columns.join(', ')})
         values (${columns.map((_, at) => `$${at + 1}`).join(', ')})
         on conflict (id) do update set
           ${described.map((column) => `${column} = excluded.${column}`).join(', ')},
           price = case when p.catalogue_price = excluded.catalogue_price then p.price else excluded.price end,
           catalogue_price = excluded.catalogue_price
         where (${described.map((column) => `p.${column}`).join(', ')}, p.catalogue_price)
           is distinct from (${described.map((column) => `excluded.${column}`).join(', ')}, excluded.catalogue_price)`,
        values,
      );
    }
  });
}
