import { renderShop } from '@shop/testing/renderShop';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';

const open = (path: string) => renderShop({ routes, path });
const opened = () => screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

test('the questions stand in four sections', async () => {
  await open('/faq');
  await screen.findByRole('heading', { level: 1, name: 'Frequently Asked Questions' });
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'About Our Products',
    'Candle Making Materials',
    'Ordering & Shipping',
    'Candle Making Help',
  ]);
});

test('one answer is open on the whole page, also across sections', async () => {
  const { user } = await open('/faq');
  await user.click(await screen.findByRole('button', { name: 'Which waxes do you sell?' }));
  await user.click(screen.getByRole('button', { name: 'How long should a candle cure?' }));
  expect(opened()).toEqual(['How long should a candle cure?']);
  expect(screen.getByText(/24–48 hours, under a lid or a saucer/)).toBeVisible();
});

test('an open answer can be closed again', async () => {
  const { user } = await open('/faq');
  const question = await screen.findByRole('button', { name: 'How can I pay?' });
  await user.click(question);
  await user.click(question);
  expect(opened()).toEqual([]);
});

test('an address that names a question opens its answer', async () => {
  await open('/faq#cure-time');
  await screen.findByRole('button', { name: 'How long should a candle cure?', expanded: true });
  expect(opened()).toHaveLength(1);
});
