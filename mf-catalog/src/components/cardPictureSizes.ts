import type { Columns } from './CardGrid';

/** How wide the picture of a card is in the 1200 px container: by columns, of a bundle, and where it has half of a row. */
export const cardPictureSizes: Record<Columns | 'gift' | 'wide', string> = {
  4: '(min-width: 1024px) 280px, (min-width: 768px) 33vw, (min-width: 360px) 50vw, 100vw',
  3: '(min-width: 1200px) 384px, (min-width: 768px) 33vw, (min-width: 360px) 50vw, 100vw',
  gift: '(min-width: 1024px) 280px, (min-width: 600px) 50vw, 100vw',
  wide: '(min-width: 1200px) 600px, (min-width: 768px) 50vw, 100vw',
};
