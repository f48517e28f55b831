import { scentNotes } from '@shop/domain/facts/scentNotes';
import { render, screen } from '@testing-library/react';
import { products } from '../../data/products';
import { OilNotes } from './OilNotes';

test('every oil shows its notes, and nothing else does', () => {
  const shown = products.filter((product) => {
    const { container, unmount } = render(<OilNotes product={product} />);
    const isShown = container.childElementCount > 0;
    unmount();
    return isShown;
  });
  expect(shown.map(({ slug }) => slug)).toEqual(Object.keys(scentNotes));
  expect(shown.every(({ category }) => category === 'fragrance')).toBe(true);
});

test('the notes are a list with the name of the oil', () => {
  const oil = products.find(({ slug }) => slug === 'clean-linen');
  if (!oil) throw new Error('no oil');
  render(<OilNotes product={oil} />);
  expect(screen.getByLabelText('Scent notes of Clean Linen Fragrance Oil')).toHaveTextContent('Light citrus');
});
