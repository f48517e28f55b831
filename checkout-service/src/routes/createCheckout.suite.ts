import type { Suite } from '../../testing/suite';
import { aCart, SITE_ORIGIN } from '../../testing/testService';

export function describeCreateCheckout(suite: Suite): void {
  const checkOut: Suite['service']['checkOut'] = (...parameters) => suite.service.checkOut(...parameters);
  const form = () => suite.standIn.created.at(-1)?.form ?? {};

  async function expectNothingCreated() {
    expect(suite.standIn.sessions.size).toBe(0);
    expect(await suite.service.orders()).toEqual([]);
  }

  describe('POST /api/create-checkout', () => {
    test('answers with the address of a payment page and leaves an open order', async () => {
      const { status, body, sessionId } = await checkOut(aCart({ quantity: 2 }));
      expect(status).toBe(200);
      expect(body).toEqual({ url: suite.standIn.find(sessionId).url });
      expect(await suite.service.orders()).toEqual([
        expect.objectContaining({
          session_id: sessionId,
          status: 'open',
          subtotal: 2998,
          currency: 'usd',
          lines: [{ id: 'wx-201', variant_id: null, name: 'Soy Wax', unit_amount: 1499, quantity: 2 }],
        }),
      ]);
    });

    test('Stripe gets the table’s names and amounts, whatever the client calls things', async () => {
      await checkOut(aCart({ name: 'Free Gold', quantity: 3 }));
      expect(form()).toMatchObject({
        mode: 'payment',
        'line_items[0][price_data][unit_amount]': '1499',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][product_data][name]': 'Soy Wax',
        'line_items[0][quantity]': '3',
      });
      expect(JSON.stringify(form())).not.toContain('Gold');
    });

    test('the session carries our order id thrice, return addresses from the configuration, and no person', async () => {
      await checkOut(aCart(), {
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        Referer: 'https://evil.example/',
      });
      const [order] = await suite.service.orders();
      expect(form()).toMatchObject({
        client_reference_id: order?.order_id,
        'metadata[order_id]': order?.order_id,
        'payment_intent_data[metadata][order_id]': order?.order_id,
        success_url: `${SITE_ORIGIN}/order-success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${SITE_ORIGIN}/cart`,
        'shipping_address_collection[allowed_countries][0]': 'US',
      });
      expect(Object.keys(form()).filter((name) => name.startsWith('metadata'))).toEqual([
        'metadata[order_id]',
        'metadata[shop]',
        'metadata[subtotal]',
        'metadata[shipping]',
      ]);
    });

    test('the three delivery speeds are offered by the table of shipping', async () => {
      await checkOut(aCart());
      const rate = (index: number, field: string) =>
        form()[`shipping_options[${index}][shipping_rate_data]${field}`];
      expect(
        [0, 1, 2].map((index) => [rate(index, '[display_name]'), rate(index, '[fixed_amount][amount]')]),
      ).toEqual([
        ['Standard', '595'],
        ['Expedited', '1590'],
        ['Express', '2590'],
      ]);
      expect(rate(0, '[delivery_estimate][minimum][unit]')).toBe('business_day');
      expect([
        rate(0, '[delivery_estimate][minimum][value]'),
        rate(0, '[delivery_estimate][maximum][value]'),
      ]).toEqual(['3', '5']);
    });

    test('tax, where Stripe reckons it, comes on top of the prices and is no other amount than was ordered', async () => {
      const taxed = await suite.startAnother({ isTaxAutomatic: true });
      const { sessionId } = await taxed.checkOut(aCart());
      expect(form()).toMatchObject({
        'automatic_tax[enabled]': 'true',
        'line_items[0][price_data][tax_behavior]': 'exclusive',
        'shipping_options[0][shipping_rate_data][tax_behavior]': 'exclusive',
      });
      const amount_total = 2094 + 250;
      const total_details = { amount_discount: 0, amount_shipping: 595, amount_tax: 250 };
      await taxed.deliver(suite.standIn.pay(sessionId, 0, { amount_total, total_details }));
      expect(await suite.service.orders()).toEqual([
        expect.objectContaining({
          status: 'paid',
          amount_total,
          tax_amount: 250,
          shipping_amount: 595,
          attention: null,
        }),
      ]);
    });

    test('FREESHIP over $50 makes Standard free and stays with the order', async () => {
      await checkOut({ ...aCart({ quantity: 4 }), promoCode: 'freeship' });
      expect(form()['shipping_options[0][shipping_rate_data][fixed_amount][amount]']).toBe('0');
      expect(await suite.service.orders()).toEqual([expect.objectContaining({ promo_code: 'FREESHIP' })]);
    });

    test('FREESHIP at or under $50 and unknown codes are refused with a sentence', async () => {
      for (const promoCode of ['FREESHIP', 'SAVE10']) {
        const { status, body } = await checkOut({ ...aCart(), promoCode });
        expect([status, body.error]).toEqual([422, 'promo_code_invalid']);
        expect(body.message).toMatch(/\.$/);
      }
      await expectNothingCreated();
    });

    test('the site that has sent a shopper stands with order and session; anything else is refused', async () => {
      await checkOut({ ...aCart(), ref: 'my-blog' });
      expect(form()['metadata[ref]']).toBe('my-blog');
      expect(await suite.service.orders()).toEqual([expect.objectContaining({ ref: 'my-blog' })]);
      for (const ref of ['', 'My Blog', '<b>', 'x'.repeat(41)]) {
        expect((await checkOut({ ...aCart(), ref })).body.error).toBe('invalid_request');
      }
    });

    test('a Buy Now checkout is marked as such on order and session', async () => {
      const { sessionId } = await checkOut(aCart(), { 'X-Checkout-Source': 'buy-now' });
      expect(form()['metadata[source]']).toBe('buy-now');
      const { body } = await suite.service.get(`/api/orders/${sessionId}`);
      expect(body.buy_now).toBe(true);
    });

    test('lines of the same product and variant become one', async () => {
      await checkOut(aCart({ quantity: 2 }, { quantity: 3 }, { variantId: undefined }));
      expect(form()['line_items[0][quantity]']).toBe('6');
      expect(form()['line_items[1][quantity]']).toBeUndefined();
    });

    test('a product and its dearer variant in one cart settle after one correction', async () => {
      await suite.database.query(
        `insert into product_variants (product_id, id, name, price) values ('wx-201', '5lb', '5 lb bag', 3299)`,
      );
      const other = await suite.startAnother();
      const refused = await other.checkOut(aCart({ price: 1 }, { variantId: '5lb', price: 1 }));
      expect(refused.body.products).toEqual([
        { id: 'wx-201', variant_id: null, price: 1499 },
        { id: 'wx-201', variant_id: '5lb', price: 3299 },
      ]);
      const { status } = await other.checkOut(aCart({ price: 14.99 }, { variantId: '5lb', price: 32.99 }));
      expect(status).toBe(200);
      const { body } = await other.get('/api/products?category=wax');
      expect(body).toContainEqual(
        expect.objectContaining({ id: 'wx-201', variants: [{ id: '5lb', name: '5 lb bag', price: 3299 }] }),
      );
    });

    test('a variant is charged at its own price, and only with its own product', async () => {
      await suite.database.query(
        `insert into product_variants (product_id, id, name, price) values ('wx-201', '5lb', '5 lb bag', 3299)`,
      );
      const other = await suite.startAnother();
      const { status } = await other.checkOut(aCart({ variantId: '5lb', price: 32.99 }));
      expect(status).toBe(200);
      expect(form()).toMatchObject({
        'line_items[0][price_data][unit_amount]': '3299',
        'line_items[0][price_data][product_data][name]': 'Soy Wax – 5 lb bag',
        'line_items[0][price_data][product_data][metadata][variant_id]': '5lb',
      });
      const foreign = await other.checkOut(aCart({ id: 'wx-202', variantId: '5lb', price: 32.99 }));
      expect([foreign.status, foreign.body.error]).toEqual([422, 'unknown_product']);
    });

    test('another price is refused with the price that counts, and nothing is created', async () => {
      for (const price of [0.01, 0, 14.98, 15, 1499, 1e300]) {
        const { status, body } = await checkOut(aCart({ price }));
        expect([status, body.error, body.products]).toEqual([
          409,
          'price_changed',
          [{ id: 'wx-201', variant_id: null, price: 1499 }],
        ]);
      }
      await expectNothingCreated();
    });

    test('prices are compared in cents, not in floating point', async () => {
      expect(18.99 * 100).not.toBe(1899);
      expect((await checkOut(aCart({ id: 'wx-202', price: 18.99 }))).status).toBe(200);
    });

    test('a price that an operator changes counts at once, in every process', async () => {
      const other = await suite.startAnother();
      await suite.database.query("update products set price = 1599 where id = 'wx-201'");
      const [before, after] = [await other.checkOut(aCart()), await other.checkOut(aCart({ price: 15.99 }))];
      expect([before.status, before.body.error]).toEqual([409, 'price_changed']);
      expect(after.status).toBe(200);
      expect(form()['line_items[0][price_data][unit_amount]']).toBe('1599');
    });

    test.each([
      [50, 200],
      [49, 422],
    ])('an order of %d cents is answered %d', async (cents, status) => {
      await suite.database.query('update products set price = $1 where id = $2', [cents, 'wx-201']);
      const service = await suite.startAnother();
      expect((await service.checkOut(aCart({ price: cents / 100 }))).status).toBe(status);
    });

    test('a product that is not sold any more is unknown', async () => {
      await suite.database.query("update products set is_active = false where id = 'wx-201'");
      const { status, body } = await (await suite.startAnother()).checkOut(aCart());
      expect([status, body.error]).toEqual([422, 'unknown_product']);
    });
  });

  test('nothing secret or personal is logged, and no failure tells of the inside', async () => {
    suite.standIn.fail({ kind: 'status', status: 401 });
    const { status, body } = await checkOut(aCart({ name: 'Jane Doe <jane@example.com>' }), {
      'Idempotency-Key': 'secret-click',
      Cookie: 'session=secret-cookie',
    });
    expect(status).toBe(503);
    expect(JSON.stringify(body)).not.toMatch(/stand-in|sk_|stack|req_/i);
    const log = suite.service.logged.join('');
    expect(log).toContain('Stripe did not make a session');
    expect(log).not.toMatch(/jane|secret|sk_test|whsec|stand-in answers|127\.0\.0\.1/i);
  });
}
