import type { PictureName } from './pictures';

/** Text with **strong words** and [links](/path): see RichText.tsx. */
export type RichText = string;

export type Step = {
  name: string;
  text: RichText;
  picture: PictureName;
  /** More for those who read on; not part of the structured data. */
  more?: RichText;
};

export type Table = {
  caption: string;
  columns: string[];
  /** The first cell of a row is its header. */
  rows: RichText[][];
};

/** Charts that an article can hold; the numbers stand around them as text. */
export type ChartName = 'temperatures' | 'wicks' | 'shipping' | 'scents';

/** A piece of an article. A bare string is a paragraph. */
export type Block =
  | RichText
  | { kind: 'list'; title?: string; items: RichText[]; isOrdered?: boolean }
  | { kind: 'table'; table: Table }
  | { kind: 'chart'; chart: ChartName }
  | { kind: 'picture'; picture: PictureName; caption?: string }
  /** A paragraph with a small picture beside it. */
  | { kind: 'profile'; picture: PictureName; text: RichText }
  | { kind: 'tip'; title: string; text: RichText }
  | { kind: 'tabs'; label: string; tabs: { id: string; title: string; blocks: Block[] }[] };

export type Section = { id: string; title: string; blocks: Block[] };

/** Title and description for search engines; unique in the shop. */
export type Meta = { title: string; description: string };

/** Products that a piece names, shown as mf-catalog's cards, or as plain links where those cannot be had. */
export type NamedProducts = { heading: string; products: { slug: string; name: string }[] };

export type RelatedLink = { to: string; text: string };
