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
  expect(sheet).not.toHaveTextContent(/Quick estimate|Material estimate|0\.90 oz/);
});

test.each([
  ['/wax-calculator?diameter=8&height=9&gap=0&candles=4', /π × \(8 cm ÷ 2\)²/],
  ['/fragrance-calculator?weight=500&load=8', /500 g × 8 ÷ 100/],
  ['/tools/supplies-calculator?diameter=3&height=4', /16\.387 cm³\/in³.*= 417 g wax/],
])('paper of %s has its formula', async (path, formula) => {
  expect(await printedSheet(path)).toHaveTextContent(formula);
});

test('paper of the supplies calculator counts the wicks of the batch', async () => {
  const sheet = await printedSheet('/tools/supplies-calculator?diameter=5&height=4&candles=4');
  expect(sheet).toHaveTextContent('12 wicks, X-Large (CD-16/18). A starting point');
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

test('paper says from which day to which the candle is cured', async () => {
  const sheet = await printedSheet('/fragrance-calculator?weight=500');
  const [, earliest = '', latest = ''] = /Cured(.+?) to (.+?) \(/.exec(sheet?.textContent ?? '') ?? [];
  const hours = (Date.parse(latest) - Date.parse(earliest)) / 3_600_000;
  // A day may have 23 hours, or 25.
  expect(Math.round(hours / 24)).toBe(1);
});
