import type { PictureSource } from '@shop/contracts/pictures';

/** A product that goes well with another, and why. */
export type Pairing = { slug: string; reason: string };

/** What a product's own page says and shows beyond the catalogue (rule catalogue.product-page). */
export type ProductDetails = {
  /** Beside the product's own picture: from close by, and in use. */
  gallery: [PictureSource, PictureSource];
  /** One or two paragraphs. */
  description: string[];
  features: string[];
  /** What stands at the name of a kit: how many candles, how much of what. */
  boxFacts?: string[];
  /** Label-value pairs; empty for kits. */
  specifications: { label: string; value: string }[];
  /** First answer of the accordion: sentences in the order of doing. */
  howToUse: string[];
  /** Three; a test holds wicks to the widths and waxes that they suit. */
  pairings: Pairing[];
};
