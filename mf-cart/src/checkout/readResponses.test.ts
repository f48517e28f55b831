import { checkoutAnswerSchema, orderSchema } from '@shop/contracts/checkout';
import { readCheckoutAnswer, readOrder, readProductFacts } from './readResponses';

const order = {
  session_id: 'cs_1',
  status: 'paid',
  currency: 'usd',
  buy_now: false,
  lines: [{ id: 'wx-101', variant_id: null, name: 'Soy Wax', unit_amount: 1499, quantity: 2 }],
  subtotal: 2998,
  shipping: { label: 'Standard', amount: 599 },
  amount_total: 3597,
  paid_at: '2026-11-22T10:00:00.000Z',
};
const answer = {
  url: 'https://pay.example/1',
  error: 'price_changed',
  message: 'It changed.',
  products: [{ id: 'wx-101', variant_id: null, price: 1599 }],
};
const wrongValues = [undefined, null, 7, 1.5, -1, '', 'x', true, [], [{}], {}];

/** The object with each of its fields, at every depth, replaced by each wrong value. */
function* mistakes(value: unknown): Generator<unknown> {
  yield* wrongValues;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    for (const wrong of mistakes(field)) {
      yield Array.isArray(value)
        ? value.map((one, at) => (String(at) === name ? wrong : one))
        : { ...value, [name]: wrong };
    }
  }
}

const accepts = (read: (value: unknown) => unknown, value: unknown) => {
  try {
    read(value);
    return true;
  } catch {
    return false;
  }
};

test.each([
  ['an order', order, readOrder, orderSchema],
  ['an answer to a checkout', answer, readCheckoutAnswer, checkoutAnswerSchema],
])('%s is taken and refused as the contract says, whatever is wrong with it', (_what, good, read, schema) => {
  expect(read(good)).toEqual(good);
  for (const value of mistakes(good)) {
    expect({ value, isTaken: accepts(read, value) }).toEqual({
      value,
      isTaken: schema.safeParse(value).success,
    });
  }
});

test('a status that the contract does not know is refused', () => {
  expect(() => readOrder({ ...order, status: 'lost' })).toThrow('no order');
});

test('of the products the cart takes what it shows; a price that could not be charged is refused', () => {
  const row = {
    id: 'wx-101',
    name: 'Soy Wax',
    slug: 'soy-wax',
    image_url: '/soy.webp',
    price: 1499,
    rating: 5,
  };
  expect(readProductFacts([row])).toEqual([
    { id: 'wx-101', name: 'Soy Wax', slug: 'soy-wax', image: '/soy.webp', priceCents: 1499 },
  ]);
  expect(() => readProductFacts([{ ...row, price: -1 }])).toThrow('no list of products');
  expect(() => readProductFacts({ products: [] })).toThrow('no list of products');
});
