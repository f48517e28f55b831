import productRows from '@shop/mf-catalog/products.json' with { type: 'json' };
import { renderShop } from '@shop/testing/renderShop';
import { act, screen } from '@testing-library/react';
import { cartModule } from '../../../../mf-cart/src/cartModule';
import { routes } from '../../routes';

const recipe = '/wax-calculator?diameter=8&height=8.8&gap=1.3&candles=4&wax=soy&units=metric';
const open = (path: string) => renderShop({ routes, path });

function answerProducts(rows: unknown) {
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(rows));
}

test('a recipe is a link that opens the same', async () => {
  await open(recipe);
  expect(await screen.findByRole('heading', { level: 1, name: 'Wax Calculator' })).toBeVisible();
  expect(document.querySelector('[data-figure=waxGrams]')).toHaveTextContent('1357.2 g');
});

test('a link with measures and no units keeps its default, whatever units this visit has chosen', async () => {
  sessionStorage.setItem('units', 'imperial');
  try {
    await open('/wax-calculator?diameter=8&height=9&candles=4');
    expect(await screen.findByRole('radio', { checked: true })).toHaveAttribute('value', 'metric');
    expect(document.querySelector('[data-figure=waxGrams]')).toHaveTextContent('1628.6 g');
  } finally {
    sessionStorage.clear();
  }
});

test('Calculate puts the recipe into the address', async () => {
  const { user, router } = await open('/wax-calculator');
  await user.type(await screen.findByLabelText('Diameter (cm)'), '8');
  await user.type(screen.getByLabelText('Height (cm)'), '9');
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
  expect(router.state.location.search).toBe(
    '?diameter=8&height=9&gap=0&candles=1&wax=soy&units=metric&formulas=1',
  );
});

test('what is needed goes into the cart as whole packs after a confirming press', async () => {
  answerProducts(productRows);
  const { user, store } = await open(recipe);
  await user.click(await screen.findByRole('button', { name: 'Add what I need' }));
  expect(await screen.findByText(/× Soy Wax/)).toBeVisible();
  expect(screen.getByText(/needs 1492.9 g, 10% to spare/)).toHaveTextContent(/left over/);
  expect(screen.queryByLabelText('Wax to spare')).not.toBeInTheDocument();
  expect(cartModule.selectLines(store.getState())).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Add \d+ packs to the cart/ }));
  const soy = productRows.find((row) => row.slug === 'soy-wax');
  const lines = cartModule.selectLines(store.getState());
  expect(lines.find((line) => line.slug === 'soy-wax')?.quantity).toBe(
    Math.ceil(1492.9 / (soy?.pack_amount ?? 0)),
  );
  expect(lines.map((line) => line.slug)).toContain('luxury-glass-containers');
  // The pressed button is gone with its list: the cart panel gives the focus back to the one that opened it.
  expect(screen.getByRole('button', { name: 'Add what I need' })).toHaveFocus();
});

test('as many packs as one order holds are added', async () => {
  answerProducts(productRows);
  const soy = productRows.find((row) => row.slug === 'soy-wax');
  const weight = Math.floor((999 * (soy?.pack_amount ?? 0)) / 1.1);
  const { user } = await open(`/fragrance-calculator?weight=${weight}&wax=soy&load=1&units=metric`);
  await user.click(await screen.findByRole('button', { name: 'Add what I need' }));
  expect(await screen.findByText(/999 packs/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Add 1\d\d\d packs to the cart/ })).toBeVisible();
});

test('more packs than one order holds are not added, and the page says where to write', async () => {
  answerProducts(productRows);
  const { user } = await open(recipe.replace('candles=4', 'candles=10000'));
  await user.click(await screen.findByRole('button', { name: 'Add what I need' }));
  expect(await screen.findByText(/One order holds up to 999 packs of a product/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
  expect(screen.queryByRole('button', { name: /to the cart/ })).toBeNull();
});

test('a wax that we do not sell is said, not replaced', async () => {
  answerProducts(productRows);
  const { user } = await open(recipe.replace('soy', 'paraffin'));
  await user.click(await screen.findByRole('button', { name: 'Add what I need' }));
  expect(await screen.findByText(/We don’t sell paraffin wax/)).toBeVisible();
  expect(screen.queryByText(/× Soy Wax/)).not.toBeInTheDocument();
});

test('the preset of the jar asks for the wax of the tip, or for the one bag that its page promises', async () => {
  answerProducts(productRows);
  const { user } = await open('/wax-calculator');
  await user.selectOptions(await screen.findByLabelText('Vessel'), 'clear-glass-jars');
  expect(screen.getByLabelText('Free space below the rim (cm)')).toHaveValue(1.3);
  await user.clear(screen.getByLabelText('Number of candles'));
  await user.type(screen.getByLabelText('Number of candles'), '4');
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
  expect(document.querySelector('[data-figure=waxGrams]')).toHaveTextContent('923.4 g');
  await user.click(screen.getByRole('button', { name: 'Add what I need' }));
  expect(await screen.findByText(/2 × Soy Wax/)).toBeVisible();
  expect(screen.getByText(/needs 1015.8 g, 10% to spare among it/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Wax to spare'), 'Just enough: 1 pack');
  expect(screen.getByText(/1 × Soy Wax/)).toBeVisible();
  expect(screen.getByText(/1 × Clear Glass Jars/)).toBeVisible();
  expect(screen.getByText(/1 × Pre-Tabbed Cotton Wicks/)).toBeVisible();
});

test('for a width that nothing of ours fits, no wick and no jar is added, and it says so', async () => {
  answerProducts(productRows);
  const { user } = await open(recipe.replace('diameter=8', 'diameter=12'));
  await user.click(await screen.findByRole('button', { name: 'Add what I need' }));
  expect(
    await screen.findByText(/don’t sell a wick for soy wax in a vessel of this size. Look for 4 × ECO 8/),
  ).toBeVisible();
  expect(screen.getByText(/don’t sell a vessel of this size/)).toBeVisible();
  expect(screen.queryByText(/× .*(Wicks|Jars|Containers)/)).not.toBeInTheDocument();
});

test('a spool is planned by the length that its wicks are cut to', async () => {
  answerProducts(productRows);
  const { user } = await open('/wax-calculator?diameter=8&height=30&candles=60&wax=beeswax');
  await user.click(await screen.findByRole('button', { name: 'Add what I need' }));
  expect(await screen.findByText('3 × Braided Cotton Wicks')).toBeVisible();
  expect(screen.getByText(/needs 60 pieces; a pack has 26 pieces; 18 pieces left over/)).toBeVisible();
  expect(screen.getByLabelText('Wicks')).toHaveAccessibleDescription(
    /Cut from the spool, 2 in \(5 cm\) longer/,
  );
});

test('no wick is added that is too short', async () => {
  answerProducts(productRows);
  const { user } = await open('/wax-calculator?diameter=7.2&height=25&candles=1&wax=soy');
  await user.click(await screen.findByRole('button', { name: 'Add what I need' }));
  expect(await screen.findByText(/don’t sell a wick for soy wax in a vessel of this size/)).toBeVisible();
  expect(screen.queryByText(/× .*Wicks/)).not.toBeInTheDocument();
});

test('what the shopper has is left out', async () => {
  answerProducts(productRows);
  const { user } = await open(recipe);
  await user.click(await screen.findByRole('button', { name: 'Add what I need' }));
  await user.selectOptions(await screen.findByLabelText('Jars'), 'none');
  expect(screen.queryByText(/× Luxury Glass/)).not.toBeInTheDocument();
});

test('products that cannot be had cost the list only, and can be asked for again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  const { user } = await open(recipe);
  await user.click(await screen.findByRole('button', { name: 'Add what I need' }));
  expect(await screen.findByText(/couldn’t load our products/)).toBeVisible();
  answerProducts(productRows);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/× Soy Wax/)).toBeVisible();
});

test('an answer that breaks the contract is a failure, not a list', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  answerProducts([{ id: 1 }]);
  const { user } = await open(recipe);
  await user.click(await screen.findByRole('button', { name: 'Add what I need' }));
  expect(await screen.findByText(/couldn’t load our products/)).toBeVisible();
});

test('the button asks the browser to print', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = await open(recipe);
  await user.click(await screen.findByRole('button', { name: 'Print this recipe' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.querySelector('[aria-label="Printed recipe"]')).not.toBeNull();
});

test('however printing begins, a sheet with dates and a burn-test table stands there', async () => {
  await open(recipe);
  await screen.findByRole('button', { name: 'Print this recipe' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = document.querySelector('[aria-label="Printed recipe"]');
  expect(sheet).toHaveTextContent(/Poured on/);
  expect(sheet).toHaveTextContent(/24–48 hours/);
  expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(4);
});

test('a first batch is planned with the load that is shown, not with the most that the wax holds', async () => {
  answerProducts(productRows);
  const { user } = await open('/wax-calculator?diameter=7.2&height=7.6&gap=1.3&candles=6&wax=soy');
  expect(await screen.findByText(/10%, the most this wax holds/)).toBeVisible();
  expect(screen.getByText(/First batch: start at 8%, 110.8 g of oil/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add what I need' }));
  expect(await screen.findByText('2 × Vanilla Bean', { exact: false })).toBeVisible();
});

test('a need just below a whole pack asks whether the tip’s reserve is worth another one', async () => {
  answerProducts(productRows);
  const { user } = await open('/wax-calculator?diameter=8&height=21&candles=1&wax=soy');
  await user.click(await screen.findByRole('button', { name: 'Add what I need' }));
  expect(await screen.findByText('2 × Soy Wax', { exact: false })).toBeVisible();
  expect(screen.getByLabelText('Wax to spare')).toHaveDisplayValue('10% more, as our tip says: 2 packs');
});

test('what no pack holds is named below the result', async () => {
  await open(recipe);
  expect(
    await screen.findByText(/Not in our packs: a pan, a heatproof pitcher, a thermometer/),
  ).toBeVisible();
});

test('units chosen on one calculator are those of the next', async () => {
  const first = await open('/wax-calculator');
  await first.user.click(await screen.findByRole('radio', { name: 'inches and ounces' }));
  first.unmount();
  await open('/fragrance-calculator');
  expect(await screen.findByRole('radio', { name: 'ounces' })).toBeChecked();
  sessionStorage.clear();
});

test('Calculate keeps its focus and all that stands in the form, whatever units this visit has chosen', async () => {
  sessionStorage.setItem('units', 'imperial');
  try {
    const { user } = await open('/wax-calculator');
    await user.type(await screen.findByLabelText('Diameter (in)'), '3');
    await user.type(screen.getByLabelText('Height (in)'), '4');
    await user.type(screen.getByLabelText('Water that fills it (g)'), '400');
    const calculate = screen.getByRole('button', { name: 'Calculate' });
    await user.click(calculate);
    expect(document.querySelector('[data-figure=waxGrams]')).toHaveTextContent('14.71 oz');
    expect(calculate).toHaveFocus();
    expect(screen.getByLabelText('Water that fills it (g)')).toHaveValue(400);
  } finally {
    sessionStorage.clear();
  }
});

test('the copied link has the recipe that is shown, though the address has lost it', async () => {
  const { user, router } = await open(recipe);
  await screen.findByRole('button', { name: 'Copy link' });
  await act(async () => router.navigator.push('/wax-calculator'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const { pathname, searchParams } = new URL(await navigator.clipboard.readText());
  expect([pathname, searchParams.get('height'), searchParams.get('candles')]).toEqual([
    '/wax-calculator',
    '8.8',
    '4',
  ]);
});

test('where copying is not allowed the link itself is shown', async () => {
  const { user } = await open(recipe);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  const link = await screen.findByRole('link', { name: /^http.*height=8\.8/ });
  expect(link).toHaveAttribute('href', link.textContent);
});
