/** How wide the picture of a card is in the grid of one to four columns of the 1200 px container. */
export const cardPictureSizes =
  '(min-width: 1024px) 280px, (min-width: 768px) 33vw, (min-width: 480px) 50vw, 100vw';

/** The same for a card that has its row to itself. */
export const wideCardPictureSizes = '(min-width: 1200px) 600px, (min-width: 768px) 50vw, 100vw';
