import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { WaxCalculator } from '../features/wax-calculator/WaxCalculator';
import { english } from '../words/words';
import { type Embeddable, EmbeddedCalculator } from './EmbeddedCalculator';

const calculator = (
  <EmbeddedCalculator
    type="wax"
    Calculator={WaxCalculator as Embeddable}
    start={{ diameter: '8', height: '9' }}
    theme="light"
    language={english}
    partner="my-blog"
    shopOrigin="https://shop.example"
    onCalculated={() => {}}
    onAddSupplies={() => true}
  />
);

/** The recipe that a link to the shop's cart carries. */
const getRecipe = (href: string | null) => new URL(href ?? '').searchParams.get('recipe');

test('the first drawing of a result carries its whole recipe: it needs no second one', () => {
  const [, href = ''] = /part="supplies" href="([^"]+)"/.exec(renderToStaticMarkup(calculator)) ?? [];
  expect(getRecipe(href.replaceAll('&amp;', '&'))).toBe(
    '/wax-calculator?diameter=8&height=9&gap=0&candles=1&wax=soy&units=metric&formulas=1',
  );
});

test('in other units the recipe is the very same vessel', async () => {
  render(calculator);
  await userEvent.click(screen.getByRole('radio', { name: 'inches and ounces' }));
  expect(getRecipe(screen.getByRole('link').getAttribute('href'))).toBe(
    '/wax-calculator?diameter=3.149606299&height=3.543307087&gap=0&candles=1&wax=soy&units=imperial&formulas=1',
  );
});

test.each([
  ['a press of Calculate', () => userEvent.click(screen.getByRole('button', { name: 'Calculate' }))],
  ['Enter in a field', () => userEvent.type(screen.getByLabelText('Number of candles'), '{Enter}')],
])('%s never submits the form: Firefox would leave the page around it', async (_how, press) => {
  render(calculator);
  const prevented: boolean[] = [];
  document.addEventListener('submit', (event) => prevented.push(event.defaultPrevented), { once: true });
  await press();
  expect(prevented).toEqual([true]);
});
