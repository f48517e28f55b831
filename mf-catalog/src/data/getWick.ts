import { type SoldWick, soldWicks } from '@shop/domain/facts/soldWicks';

export type WickSlug = SoldWick['slug'];

export function getWick(slug: WickSlug): SoldWick {
  const wick = soldWicks.find((known) => known.slug === slug);
  if (!wick) throw new Error(`No wick is called ${slug}.`);
  return wick;
}
