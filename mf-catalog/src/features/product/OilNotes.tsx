import { type OilSlug, scentNotes } from '@shop/domain/facts/scentNotes';
import { ScentPyramid } from '@shop/ui/ScentPyramid';
import type { Product } from '../../data/products';

const isOil = (slug: string): slug is OilSlug => slug in scentNotes;

/** What an oil smells of, note by note; nothing for any other product. */
export function OilNotes({ product: { slug, name } }: { product: Product }) {
  return isOil(slug) ? <ScentPyramid name={name} notes={scentNotes[slug]} /> : null;
}
