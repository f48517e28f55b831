import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { CheckoutCall } from '@shop/contracts/callCheckout';
import { cartForms } from '@shop/contracts/cartForms';
import type { Order } from '@shop/contracts/checkout';
import type { ProductRow } from '@shop/contracts/products';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { noScriptCartRoutes } from './noScriptCartRoutes';

const SITE = 'https://shop.example';
const PAY = 'https://checkout.stripe.com/c/pay/cs_1';
const row = (id: string, price: number) =>
  ({ id, name: id.toUpperCase(), slug: id, price, image_url: `/${id}.webp` }) as ProductRow;
const paid: Order = {
  session_id: 'cs_1',
  status: 'paid',
  currency: 'usd',
  buy_now: false,
  lines: [{ id: 'soy', variant_id: null, name: 'Soy', unit_amount: 1499, quantity: 1 }],
  subtotal: 1499,
  shipping: null,
  amount_total: 1499,
};

const toCookie = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url');
const signedCookie = `${Buffer.from('{"lines":[{"id":"soy","quantity":1}]}').toString('base64url')}.c2lnbmF0dXJl`;
/** Of a cookie's name and value: browsers drop a larger one without a word (RFC 6265bis, 5.7). */
const MAX_COOKIE = 4096;

/** A shop front whose pages answer with the address that they are rendered for. */
function openFront() {
  const calls: CheckoutCall[] = [];
  const service = {
    products: jest.fn(async () => [row('soy', 1499), row('kit', 4999)]),
    order: jest.fn(async (): Promise<Order | null> => paid),
    checkOut: jest.fn(async (call: CheckoutCall) => {
      calls.push(call);
      return PAY;
    }),
  };
  const app = express();
  app.enable('trust proxy');
  app.use((req, _res, next) => {
    req.headers['x-forwarded-proto'] = 'https';
    next();
  });
  app.use(
    noScriptCartRoutes({
      site: { origin: SITE, paymentOrigins: ['https://checkout.stripe.com'] },
      service,
      log: pino({ enabled: false }),
    }),
  );
  app.get('/{*path}', (req, res) => void res.send(req.url));
  return { app, service, calls };
}

/** A browser without script: it keeps cookies, and says where its forms come from. */
function openBrowser(app: express.Express) {
  const jar = new Map<string, string>();
  const keep = (answer: request.Response) => {
    for (const cookie of ([] as string[]).concat(answer.headers['set-cookie'] ?? [])) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else if (name.length + value.length <= MAX_COOKIE) jar.set(name, value);
    }
    return answer;
  };
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, fields: Record<string, string | string[]> = {}, origin = SITE) =>
    keep(
      await request(app).post(path).set('Cookie', cookies()).set('Origin', origin).type('form').send(fields),
    );
  const open = async (path: string) => keep(await request(app).get(path).set('Cookie', cookies()));
  /** What the cart page is given to show. */
  const cart = async () => {
    const address = new URL((await open('/cart')).text, SITE);
    return JSON.parse(address.searchParams.get('given-cart') ?? 'null');
  };
  return { jar, send, open, cart };
}

test('add, quantity, remove and clear lead to the cart page by 303, which is given the lines', async () => {
  const { app } = openFront();
  const { send, cart } = openBrowser(app);
  const added = await send(cartForms.add, { id: 'soy' });
  expect([added.status, added.headers.location, added.headers['cache-control']]).toEqual([
    303,
    '/cart',
    'no-store',
  ]);
  await send(cartForms.add, { id: ['soy', 'kit'], quantity: ['2', '1'] });
  expect((await cart()).lines).toEqual([
    { id: 'soy', name: 'SOY', slug: 'soy', image: '/soy.webp', price: 14.99, variantId: null, quantity: 3 },
    { id: 'kit', name: 'KIT', slug: 'kit', image: '/kit.webp', price: 49.99, variantId: null, quantity: 1 },
  ]);
  await send(cartForms.quantity, { id: 'soy', quantity: '2' });
  await send(cartForms.remove, { id: 'kit' });
  expect((await cart()).lines).toMatchObject([{ id: 'soy', quantity: 2 }]);
  const cleared = await send(`${cartForms.clear}?undo=soy:2`);
  expect(cleared.headers.location).toBe('/cart?undo=soy:2');
  expect((await cart()).lines).toEqual([]);
  await send(cartForms.add, { propose: 'soy:2,kit:1' });
  expect((await cart()).lines).toMatchObject([{ id: 'soy', quantity: 2 }, { id: 'kit' }]);
});

test.each(['0', '-1', '1.5', '1000', '', 'two'])(
  'the quantity %j changes nothing, and leads to the cart',
  async (quantity) => {
    const { send, cart } = openBrowser(openFront().app);
    await send(cartForms.add, { id: 'soy', quantity: '2' });
    expect((await send(cartForms.quantity, { id: 'soy', quantity })).headers.location).toBe('/cart');
    expect((await cart()).lines).toMatchObject([{ id: 'soy', quantity: 2 }]);
  },
);

test('nobody has a cookie who has not sent a form; it is HttpOnly and Lax', async () => {
  const { app } = openFront();
  expect((await request(app).get('/cart')).headers['set-cookie']).toBeUndefined();
  expect((await request(app).get('/shop')).text).toBe('/shop');
  const { send } = openBrowser(app);
  const [lines, mark] = (await send(cartForms.add, { id: 'soy' })).headers['set-cookie'] ?? [];
  expect(lines).toMatch(/^cart_lines=[\w-]+; Max-Age=2592000; .*HttpOnly; Secure; SameSite=Lax$/);
  expect(mark).toMatch(/^form_cart=1; Max-Age=2592000; .*Secure; SameSite=Lax$/);
});

test('of more than a hundred products a hundred are kept, beside five orders', async () => {
  const { app, service } = openFront();
  const { send, open, cart } = openBrowser(app);
  const ids = Array.from({ length: 101 }, (_, index) => `soy-wax-${index}`);
  service.products.mockResolvedValue(ids.map((id) => row(id, 1499)));
  for (const id of ids) await send(cartForms.add, { id });
  for (let order = 0; order < 5; order += 1) {
    const session_id = `cs_test_${randomBytes(29).toString('hex')}`;
    service.order.mockResolvedValue({ ...paid, session_id });
    await open(`/order-success?session_id=${session_id}`);
    expect((await send(cartForms.remove, { id: `soy-wax-${order}` })).status).toBe(303);
    expect((await cart()).lines).toHaveLength(99 - order);
  }
});

test.each([
  ['nonsense', 'x;%00"'],
  ['a list', toCookie([])],
  ['lines that nobody can order', toCookie({ lines: [{ id: 'soy', quantity: 1000 }] })],
  ['more lines than there may be', toCookie({ lines: Array(101).fill({ id: 'soy', quantity: 1 }) })],
  ['more of it than is read', toCookie({ isOfferDeclined: true, code: 'x'.repeat(100_000) })],
  ['a session that none can be', toCookie({ session: '../products' })],
  ['one of a release that signed it', signedCookie],
])('a cookie with %s is no cart, and the next form begins one', async (_what, cookie) => {
  const { jar, send, open, cart } = openBrowser(openFront().app);
  jar.set('cart_lines', cookie);
  expect(await cart()).toBeNull();
  expect((await open('/order-success?session_id=cs_1')).status).toBe(200);
  expect((await send(cartForms.checkout)).headers.location).toBe('/cart?said=cart-empty');
  await send(cartForms.add, { id: 'kit' });
  expect((await cart()).lines).toMatchObject([{ id: 'kit', price: 49.99, quantity: 1 }]);
});

test('a made-up cookie is what its visitor wants, and never what that costs', async () => {
  const { app, calls } = openFront();
  const { jar, send, cart } = openBrowser(app);
  jar.set('cart_lines', toCookie({ lines: [{ id: 'soy', quantity: 2, price: 0.01, name: 'Free' }] }));
  expect((await cart()).lines).toMatchObject([{ id: 'soy', name: 'SOY', price: 14.99, quantity: 2 }]);
  expect((await send(cartForms.checkout)).headers.location).toBe(PAY);
  expect(calls[0]?.request.items).toMatchObject([{ id: 'soy', name: 'SOY', price: 14.99, quantity: 2 }]);
});

test('a form of somebody else’s page is refused', async () => {
  const { app } = openFront();
  for (const address of Object.values(cartForms)) {
    const answer = await openBrowser(app).send(address, { id: 'soy' }, 'https://evil.example');
    expect([address, answer.status]).toEqual([address, 403]);
  }
  const named = request(app).post(cartForms.add).type('form').send({ id: 'soy' });
  expect(
    (await named.set('Origin', 'http://localhost:3000').set('Sec-Fetch-Site', 'same-origin')).status,
  ).toBe(303);
});

test.each([
  [cartForms.add, {}],
  [cartForms.add, { id: 'soy', quantity: '1000' }],
  [cartForms.add, { id: 'soy', quantity: '-1' }],
  [cartForms.add, { id: 'soy', quantity: '1.5' }],
  [cartForms.quantity, { id: 'soy' }],
  [cartForms.promo, { code: 'x'.repeat(41) }],
  [cartForms.buy, {}],
])('%s with %j is answered clearly, and the cart stays', async (address, fields) => {
  const { app } = openFront();
  const { send, cart } = openBrowser(app);
  await send(cartForms.add, { id: 'kit' });
  const answer = await send(address, fields);
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('your cart is as it was')]);
  expect((await cart()).lines).toMatchObject([{ id: 'kit', quantity: 1 }]);
});

test('checkout sends the table’s prices and the code that counts, and leads to the payment page', async () => {
  const { app, calls } = openFront();
  const { send } = openBrowser(app);
  await send(cartForms.add, { id: ['soy', 'kit'] });
  const answer = await send(cartForms.checkout);
  expect([answer.status, answer.headers.location]).toEqual([303, PAY]);
  expect(calls[0]).toMatchObject({
    isBuyNow: false,
    request: {
      items: [
        { id: 'soy', price: 14.99, quantity: 1 },
        { id: 'kit', price: 49.99, quantity: 1 },
      ],
      promoCode: 'FREESHIP',
    },
  });
  await send(cartForms.promo, { off: '1' });
  await send(cartForms.checkout);
  expect(calls[1]?.request).not.toHaveProperty('promoCode');
});

test('two presses are one checkout; another cart, and the same one after its payment, are others', async () => {
  const { app, calls } = openFront();
  const { send, open } = openBrowser(app);
  await send(cartForms.add, { id: 'soy' });
  await send(cartForms.checkout);
  await send(cartForms.checkout);
  await send(cartForms.add, { id: 'soy' });
  await send(cartForms.checkout);
  await open('/order-success?session_id=cs_1');
  await send(cartForms.checkout);
  const keys = calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[0]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
});

test('a cart that changed after it was paid for is not charged again: its order is shown first', async () => {
  const { app, service, calls } = openFront();
  const { send, open, cart } = openBrowser(app);
  service.checkOut.mockImplementation(async (call) => {
    calls.push(call);
    return `https://checkout.stripe.com/c/pay/cs_test_${calls.length}`;
  });
  await send(cartForms.add, { id: 'soy' });
  await send(cartForms.checkout, { id: ['soy'], quantity: ['1'] });
  service.order.mockResolvedValue({ ...paid, session_id: 'cs_test_1' });
  await send(cartForms.add, { id: 'kit' });
  const { location } = (await send(cartForms.checkout, { id: ['soy', 'kit'], quantity: ['1', '1'] })).headers;
  expect(location).toBe('/order-success?session_id=cs_test_1');
  await open(location ?? '');
  expect((await cart()).lines).toMatchObject([{ id: 'kit' }]);
  await send(cartForms.checkout);
  expect(calls.map(({ request: { items } }) => items.map(({ id }) => id))).toEqual([['soy'], ['kit']]);
});

/** A visitor whose cart's payment is under way, and where another press of Checkout leads. */
async function startPayment() {
  const { app, service } = openFront();
  const { send } = openBrowser(app);
  service.checkOut.mockResolvedValue('https://checkout.stripe.com/c/pay/cs_test_1');
  await send(cartForms.add, { id: 'soy' });
  await send(cartForms.checkout);
  service.order.mockResolvedValue({ ...paid, session_id: 'cs_test_1', status: 'pending' });
  const press = async () => (await send(cartForms.checkout)).headers.location;
  return { service, send, press };
}

test('a cart that changed while its payment is under way leads to that order once, then to the next payment', async () => {
  const { send, press } = await startPayment();
  await send(cartForms.add, { id: 'kit' });
  expect(await press()).toBe('/order-success?session_id=cs_test_1');
  expect(await press()).toBe('https://checkout.stripe.com/c/pay/cs_test_1');
});

test('a press that changes nothing while the payment is under way does not forget it', async () => {
  const { service, send, press } = await startPayment();
  expect(await press()).toBe('/order-success?session_id=cs_test_1');
  service.order.mockResolvedValue({ ...paid, session_id: 'cs_test_1' });
  await send(cartForms.add, { id: 'kit' });
  expect(await press()).toBe('/order-success?session_id=cs_test_1');
  expect(service.checkOut).toHaveBeenCalledTimes(1);
});

test.each([
  [cartForms.checkout, { id: ['soy', 'kit'], quantity: ['1', '1'], price: ['14.99', '44.99'] }],
  [cartForms.buy, { id: 'kit', price: '44.99' }],
])('%s at another price than the page showed charges nothing, and says so', async (address, fields) => {
  const { app, calls } = openFront();
  const { send } = openBrowser(app);
  expect((await send(address, fields)).headers.location).toBe('/cart?said=price-changed');
  expect(calls).toEqual([]);
  const price = String(fields.price).replace('44', '49').split(',');
  expect((await send(address, { ...fields, price })).headers.location).toBe(PAY);
});

test('a cart that changed before it was paid for is checked out as it is now', async () => {
  const { app, service, calls } = openFront();
  const { send } = openBrowser(app);
  service.checkOut.mockImplementation(async (call) => {
    calls.push(call);
    return `https://checkout.stripe.com/c/pay/cs_test_${calls.length}`;
  });
  service.order.mockResolvedValue({ ...paid, status: 'open' });
  await send(cartForms.add, { id: 'soy' });
  await send(cartForms.checkout);
  await send(cartForms.add, { id: 'kit' });
  expect((await send(cartForms.checkout)).headers.location).toMatch(/cs_test_2$/);
});

test('a paid order is given to its page and leaves the cart once; Buy Now’s leaves it alone', async () => {
  const { app, service } = openFront();
  const { send, open, cart } = openBrowser(app);
  await send(cartForms.add, { id: 'soy', quantity: '3' });
  for (let visit = 0; visit < 2; visit += 1) {
    const { text } = await open('/order-success?session_id=cs_1&given-order=null');
    expect(JSON.parse(new URL(text, SITE).searchParams.get('given-order') ?? '')).toEqual(paid);
  }
  expect((await cart()).lines).toMatchObject([{ id: 'soy', quantity: 2 }]);
  service.order.mockResolvedValue({ ...paid, session_id: 'cs_2', buy_now: true });
  await open('/order-success?session_id=cs_2');
  expect((await cart()).lines).toMatchObject([{ id: 'soy', quantity: 2 }]);
});

test('Buy Now pays for one of one product, each time anew', async () => {
  const { app, calls } = openFront();
  const { send, jar } = openBrowser(app);
  expect((await send(cartForms.buy, { id: 'kit' })).headers.location).toBe(PAY);
  expect(calls[0]).toMatchObject({ isBuyNow: true, request: { items: [{ id: 'kit', quantity: 1 }] } });
  expect(jar.size).toBe(0);
});

test('Buy Now pays for its product, whatever has become of the cart’s payment', async () => {
  const { app, service } = openFront();
  const { send } = openBrowser(app);
  service.checkOut.mockResolvedValue('https://checkout.stripe.com/c/pay/cs_test_1');
  await send(cartForms.add, { id: 'soy' });
  await send(cartForms.checkout);
  service.order.mockResolvedValue({ ...paid, session_id: 'cs_test_1' });
  const { location } = (await send(cartForms.buy, { id: 'kit' })).headers;
  expect(location).toBe('https://checkout.stripe.com/c/pay/cs_test_1');
});

test('an order in review leaves the cart; one that is refunded by now stays in it and can be bought again', async () => {
  const { app, service, calls } = openFront();
  const { send, open, cart } = openBrowser(app);
  await send(cartForms.add, { id: 'soy' });
  await send(cartForms.checkout);
  service.order.mockResolvedValue({ ...paid, status: 'refunded' });
  await open('/order-success?session_id=cs_1');
  expect((await cart()).lines).toMatchObject([{ id: 'soy', quantity: 1 }]);
  await send(cartForms.checkout);
  expect(calls[1]?.idempotencyKey).not.toBe(calls[0]?.idempotencyKey);
  service.order.mockResolvedValue({ ...paid, session_id: 'cs_2', status: 'review' });
  await open('/order-success?session_id=cs_2');
  expect((await cart()).lines).toEqual([]);
});

test('lines that a page names are paid for in place of the cookie’s', async () => {
  const { app, calls } = openFront();
  const { send, jar } = openBrowser(app);
  await send(cartForms.checkout, { id: ['soy'], quantity: ['2'], code: '' });
  expect(calls[0]?.request.items).toMatchObject([{ id: 'soy', quantity: 2 }]);
  expect(jar.size).toBe(0);
});

test.each([
  ['nothing in it', {}, '/cart?said=cart-empty'],
  ['a product that is not sold', { id: 'gone' }, '/cart?said=not-sold'],
])('checkout with %s says so on the cart page', async (_name, fields, location) => {
  const { app } = openFront();
  const { send } = openBrowser(app);
  if ('id' in fields) await send(cartForms.add, fields);
  expect((await send(cartForms.checkout)).headers.location).toBe(location);
});

test.each([
  [cartForms.buy, { id: 'gone' }],
  [cartForms.checkout, { id: ['gone'], quantity: ['1'] }],
])('%s of %j, which is not sold, leaves the cart as it is', async (address, fields) => {
  const { app } = openFront();
  const { send, cart } = openBrowser(app);
  await send(cartForms.add, { id: 'soy' });
  expect((await send(address, fields)).headers.location).toBe('/cart?said=not-sold');
  expect((await cart()).lines).toMatchObject([{ id: 'soy' }]);
});

test.each([
  ['refuses', () => Promise.reject(new Error('create-checkout answered payment_unavailable'))],
  ['names a page of somebody else', async () => 'https://checkout.stripe.com.evil.example/'],
  ['names a page of ours that is no order', async () => `${SITE}/cart`],
])('where the service %s, the cart page says that checkout failed', async (_name, answer) => {
  const { app, service } = openFront();
  service.checkOut.mockImplementation(answer);
  const { send, open } = openBrowser(app);
  await send(cartForms.add, { id: 'soy' });
  const { location, ...headers } = (await send(cartForms.checkout)).headers;
  expect(location).toBe('/cart?said=checkout-failed');
  // It may have taken seconds, in which another tab has changed the cart.
  expect(headers).not.toHaveProperty('set-cookie');
  const cart = new URL((await open(location ?? '')).text, SITE).searchParams.get('given-cart') ?? '';
  expect(JSON.parse(cart)).toMatchObject({ said: 'checkout-failed', lines: [{ id: 'soy' }] });
});

test('nobody shows a shopper a cart or an order by a link', async () => {
  const { app } = openFront();
  const forged = encodeURIComponent('{"lines":[]}');
  expect((await request(app).get(`/cart?given-cart=${forged}&given-proposal=${forged}&ref=a`)).text).toBe(
    '/cart?ref=a',
  );
  expect((await request(app).get(`/order-success?given-order=${forged}`)).text).toBe('/order-success');
});

test('a proposal is given with the table’s prices; what is ticked of it is added', async () => {
  const { send, open, cart } = openBrowser(openFront().app);
  const address = new URL((await open('/cart?propose=soy:2,gone:1,kit:1000')).text, SITE);
  expect(JSON.parse(address.searchParams.get('given-proposal') ?? 'null')).toEqual({
    lines: [expect.objectContaining({ id: 'soy', name: 'SOY', price: 14.99, quantity: 2 })],
    dropped: 2,
    recipe: null,
  });
  await send(cartForms.add, { propose: ['soy:2', 'kit:1'] });
  expect((await cart()).lines).toMatchObject([
    { id: 'soy', quantity: 2 },
    { id: 'kit', quantity: 1 },
  ]);
});

test('a proposal with nothing ticked adds nothing', async () => {
  const { send, cart } = openBrowser(openFront().app);
  await send(cartForms.add, { id: 'kit' });
  const answer = await send(cartForms.add, { propose: '' });
  expect([answer.status, answer.headers.location]).toEqual([303, '/cart']);
  expect((await cart()).lines).toMatchObject([{ id: 'kit', quantity: 1 }]);
});

test('the partner of a proposal goes into the checkout, the last one, and never nonsense', async () => {
  const { app, calls } = openFront();
  const { send } = openBrowser(app);
  await send(cartForms.add, { propose: 'soy:1', ref: 'my-blog' });
  await send(cartForms.add, { propose: 'kit:1', ref: '<b>' });
  await send(cartForms.add, { id: 'kit' });
  await send(cartForms.checkout);
  await send(cartForms.add, { propose: 'soy:1', ref: 'other-blog' });
  await send(cartForms.checkout);
  await send(cartForms.buy, { id: 'kit' });
  expect(calls.map(({ request }) => request.ref)).toEqual(['my-blog', 'other-blog', 'other-blog']);
});

test('script that runs after all takes the lines, and the cookie ends', async () => {
  const { app } = openFront();
  const { send, jar } = openBrowser(app);
  await send(cartForms.add, { id: 'soy', quantity: '2' });
  expect((await send(cartForms.take)).body.lines).toMatchObject([{ id: 'soy', price: 14.99, quantity: 2 }]);
  expect(jar.size).toBe(0);
  expect((await send(cartForms.take)).body).toEqual({ lines: [] });
});

test('script that takes the lines hears whose are taken out already', async () => {
  const { app } = openFront();
  const { send, open } = openBrowser(app);
  await send(cartForms.add, { id: 'soy', quantity: '2' });
  await open('/order-success?session_id=cs_1');
  expect((await send(cartForms.take)).body).toMatchObject({ lines: [{ id: 'soy', quantity: 1 }] });
});

test.each([
  ['not been seen', '/cart', 'cs_test_1'],
  ['been seen', '/order-success?session_id=cs_test_1', undefined],
])('script that takes the lines is told of a checkout whose order has %s', async (_what, path, session) => {
  const { app, service } = openFront();
  const { send, open } = openBrowser(app);
  service.checkOut.mockResolvedValue('https://checkout.stripe.com/c/pay/cs_test_1');
  service.order.mockResolvedValue({ ...paid, session_id: 'cs_test_1' });
  await send(cartForms.add, { id: 'soy' });
  await send(cartForms.checkout);
  await open(path);
  expect((await send(cartForms.take)).body.session).toBe(session);
});

test('script that takes the lines hears that one of them is not sold any more', async () => {
  const { app } = openFront();
  const { send } = openBrowser(app);
  await send(cartForms.add, { id: ['soy', 'gone'] });
  expect((await send(cartForms.take)).body).toMatchObject({ lines: [{ id: 'soy' }], said: 'not-sold' });
});

test('while the service is away a cart is not shown as an empty one; without a cart the page is as for everybody', async () => {
  const { app, service } = openFront();
  const { send, cart } = openBrowser(app);
  service.products.mockRejectedValue(new Error('away'));
  expect(await cart()).toBeNull();
  await send(cartForms.add, { id: 'soy' });
  expect(await cart()).toMatchObject({ said: 'not-read', lines: [] });
  expect((await send(cartForms.take)).status).toBe(503);
  service.products.mockResolvedValue([row('soy', 1499)]);
  expect((await cart()).lines).toMatchObject([{ id: 'soy' }]);
});

test('what the products table no longer sells leaves the cart page with a word', async () => {
  const { app, service } = openFront();
  const { send, open } = openBrowser(app);
  await send(cartForms.add, { id: ['soy', 'kit'] });
  service.products.mockResolvedValue([row('soy', 1499)]);
  const shownCart = async () =>
    JSON.parse(new URL((await open('/cart')).text, SITE).searchParams.get('given-cart') ?? '');
  expect(await shownCart()).toMatchObject({ said: 'not-sold', lines: [{ id: 'soy' }] });
  expect(await shownCart()).toMatchObject({ said: null, lines: [{ id: 'soy' }] });
});
