import type { ProductRow } from '@shop/contracts/products';

/** The columns that the page reads (rule catalogue.soy-kits); others may come or go. */
const columns = {
  id: 'string',
  name: 'string',
  slug: 'string',
  price: 'number',
  image_url: 'string',
  rating: 'number',
  review_count: 'number',
} as const;
export type SoyKit = Pick<ProductRow, keyof typeof columns>;

function isSoyKit(row: unknown): row is SoyKit {
  if (typeof row !== 'object' || row === null) return false;
  return Object.entries(columns).every(([name, type]) => typeof Reflect.get(row, name) === type);
}

/** The rows of an answer of GET /api/products. @throws when it has another shape */
export function readSoyKits(answer: unknown): SoyKit[] {
  if (!Array.isArray(answer) || !answer.every(isSoyKit))
    throw new Error('The soy wax kits have another shape.');
  return answer;
}
