import { renderShop } from '@shop/testing/renderShop';
import { act, screen } from '@testing-library/react';
import { routes } from '../../routes';

async function printedSheet(path: string) {
  await renderShop({ routes, path });
  await screen.findByRole('button', { name: 'Print this recipe' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return document.querySelector('[aria-label="Printed recipe"]');
}

test('paper of the supplies calculator has nothing of the quick estimate', async () => {
  const sheet = await printedSheet('/tools/supplies-calculator?diameter=3&height=4');
  expect(sheet).toHaveTextContent('14.71 oz');
  expect(sheet).not.toHaveTextContent(/Quick estimate|0\.90 oz/);
});

test.each([
  [
    '/wax-calculator?diameter=7.2&height=7.6&candles=6',
    /First batch: start at 8%.*Wick size: A starting point/,
  ],
  ['/fragrance-calculator?weight=500', /A starting point: check your wax’s sheet/],
  [
    '/tools/supplies-calculator?diameter=3&height=4&load=12',
    /Soy wax holds about 10%.*Medium \(CD-8\/10\)\. A starting point: burn-test/i,
  ],
])('paper of %s has its tips', async (path, tips) => {
  expect(await printedSheet(path)).toHaveTextContent(tips);
});
