import { setTimeout as realTimeout } from 'node:timers/promises';
import { renderShop } from '@shop/testing/renderShop';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { cartModule } from '../../../../mf-cart/src/cartModule';
import { productRows } from '../../data/productRows';
import { routes } from '../../routes';
import { SoyKitSkeletons } from './SoyKitSkeletons';
import { forgetKits, retryDelay } from './soyKitsQuery';

const path = '/candle-making-kits/soy-wax';
const soyRows = productRows.filter(
  ({ wax_type, category }) => wax_type === 'soy' && (category === 'kit' || category === 'bundle'),
);

const answers = jest.fn<Promise<Response>, [string]>();
const answerWith = (rows: unknown) => answers.mockImplementation(async () => Response.json(rows));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  answers.mockReset();
  globalThis.fetch = answers as unknown as typeof fetch;
});
afterEach(() => {
  act(forgetKits);
  jest.useRealTimers();
});

/** Moves the faked clock. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Waits until this holds: Node reads the bodies of answers outside of the faked clock. */
async function eventually(check: () => void) {
  for (let turn = 0; turn < 200; turn++) {
    try {
      return check();
    } catch {
      await act(() => realTimeout(5));
    }
  }
  check();
}

async function openPage() {
  const result = await renderShop({ routes, path });
  await screen.findByRole('heading', { level: 1, name: 'Soy Wax Candle Making Kits' });
  return { ...result, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

test('five benefits and eight contents stand above the kits', async () => {
  answerWith(soyRows);
  await openPage();
  const getList = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
  expect(getList('Why soy wax?')).toHaveLength(5);
  expect(getList('What’s in a kit')).toHaveLength(8);
});

test('it asks for the soy kits, featured first', async () => {
  answerWith(soyRows);
  await openPage();
  await eventually(() => expect(answers).toHaveBeenCalledTimes(1));
  const { pathname, searchParams } = new URL(answers.mock.calls[0]?.[0] ?? '', location.href);
  expect(pathname).toBe('/api/products');
  expect(Object.fromEntries(searchParams)).toEqual({
    wax_type: 'soy',
    category: 'kit',
    order: 'featured.desc',
  });
});

test('while it loads, eight equal boxes without text stand side by side', async () => {
  answers.mockReturnValue(new Promise(() => {}));
  await openPage();
  const boxes = screen.getAllByTestId('skeleton');
  expect(boxes).toHaveLength(8);
  expect(new Set(boxes.map((box) => box.outerHTML)).size).toBe(1);
  expect(new Set(boxes.map((box) => box.parentElement)).size).toBe(1);
  expect(boxes.map((box) => box.textContent).join('')).toBe('');
});

test('the server renders the same eight boxes', () => {
  expect(renderToString(<SoyKitSkeletons />).match(/data-testid="skeleton"/g)).toHaveLength(8);
});

test('the kits come as cards that lead to pages of the shop and can be added', async () => {
  answerWith(soyRows);
  const { store, user } = await openPage();
  const kits = screen.getByRole('region', { name: 'The kits' });
  await eventually(() => expect(within(kits).getAllByRole('article')).toHaveLength(soyRows.length));
  expect(screen.getByRole('link', { name: 'Beginner Candle Making Kit' })).toHaveAttribute(
    'href',
    '/candle-making-kits/beginner-candle-making-kit',
  );
  expect(screen.getByRole('link', { name: 'Complete Candle Gift Set' })).toHaveAttribute(
    'href',
    '/candle-making-kits/gifts#complete-candle-gift-set',
  );
  await user.click(screen.getByRole('button', { name: 'Add Medium Candle Making Kit to cart' }));
  expect(cartModule.selectLines(store.getState())).toMatchObject([
    { id: 'kt-102', price: 49.99, quantity: 1 },
  ]);
});

test('the price is the one that the table says', async () => {
  answerWith([{ ...soyRows[0], price: 1234 }]);
  await openPage();
  await eventually(() => expect(screen.getByText('$12.34')).toBeVisible());
});

test('a row that the catalogue does not know yet is shown from its own columns, without a link to no page', async () => {
  answerWith([
    {
      id: 'x',
      name: 'New Kit',
      slug: 'new-kit',
      price: 500,
      image_url: '/new.webp',
      rating: 4.5,
      review_count: 3,
    },
  ]);
  await openPage();
  await eventually(() => expect(screen.getByRole('heading', { name: 'New Kit' })).toBeVisible());
  expect(screen.queryByRole('link', { name: 'New Kit' })).toBeNull();
  expect(screen.getByText('4.5 out of 5 (3 reviews)')).toBeVisible();
});

test('no kits: the sentence of an empty list', async () => {
  answerWith([]);
  await openPage();
  await eventually(() =>
    expect(
      screen.getByText('No soy wax kits found. Check back soon for our updated inventory.'),
    ).toBeVisible(),
  );
});

test('a failure is tried again three times, then told with a way to try once more, and never called empty', async () => {
  answers.mockImplementation(async () => new Response('{}', { status: 503 }));
  const { user } = await openPage();
  const waits = () => jest.getTimerCount();
  await eventually(() => expect(answers).toHaveBeenCalledTimes(1));
  for (const [wait, calls] of [
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    await eventually(() => expect(waits()).toBeGreaterThan(0));
    await pass(wait - 1);
    expect(answers).toHaveBeenCalledTimes(calls - 1);
    expect(screen.getAllByTestId('skeleton')).toHaveLength(8);
    await pass(1);
    await eventually(() => expect(answers).toHaveBeenCalledTimes(calls));
  }
  await eventually(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load the soy wax kits'),
  );
  expect(screen.queryByText(/No soy wax kits found/)).not.toBeInTheDocument();
  answerWith(soyRows);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await eventually(() =>
    expect(screen.getByRole('link', { name: 'Medium Candle Making Kit' })).toBeVisible(),
  );
});

test('an answer of another shape is a failure, not an empty list', async () => {
  answerWith([{ id: 'x', price: 'free' }]);
  await openPage();
  await eventually(() => expect(screen.getByRole('alert')).toBeVisible());
});

test('what was read serves five minutes, which a visit does not begin anew', async () => {
  answerWith(soyRows);
  const seen = () => expect(screen.getByRole('link', { name: 'Medium Candle Making Kit' })).toBeVisible();
  const first = await openPage();
  await eventually(seen);
  first.unmount();
  await pass(4 * 60_000);
  const second = await openPage();
  seen();
  expect(answers).toHaveBeenCalledTimes(1);
  second.unmount();
  await pass(61_000);
  await openPage();
  await eventually(() => expect(answers).toHaveBeenCalledTimes(2));
});

test('the wait before a retry doubles and never exceeds 30 seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});
