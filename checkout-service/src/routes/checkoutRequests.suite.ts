import { request as httpRequest } from 'node:http';
import type { Suite } from '../../testing/suite';
import { aCart, anItem, SITE_ORIGIN } from '../../testing/testService';

export function describeCheckoutRequests(suite: Suite): void {
  const checkOut: Suite['service']['checkOut'] = (...parameters) => suite.service.checkOut(...parameters);
  const form = () => suite.standIn.created.at(-1)?.form ?? {};

  async function expectNothingCreated() {
    expect(suite.standIn.sessions.size).toBe(0);
    expect(await suite.service.orders()).toEqual([]);
  }

  describe('which requests POST /api/create-checkout takes', () => {
    test.each([
      ['an unknown id', aCart({ id: 'nothing' }), 422, 'unknown_product'],
      ['an id of the language', aCart({ id: '__proto__' }), 422, 'unknown_product'],
      ['another id of the language', aCart({ id: 'constructor' }), 422, 'unknown_product'],
      ['an unknown variant', aCart({ variantId: 'toString' }), 422, 'unknown_product'],
      ['an empty cart', { items: [] }, 422, 'cart_empty'],
      ['no items', {}, 422, 'invalid_request'],
      ['items that are no list', { items: { length: 1, 0: anItem() } }, 422, 'invalid_request'],
      ['a list instead of an object', [anItem()], 422, 'invalid_request'],
      ['nothing', 'null', 400, 'invalid_request'],
      ['a quantity as text', aCart({ quantity: '1' }), 422, 'invalid_request'],
      ['half a piece', aCart({ quantity: 1.5 }), 422, 'invalid_request'],
      ['no piece', aCart({ quantity: 0 }), 422, 'invalid_request'],
      ['less than no piece', aCart({ quantity: -1 }), 422, 'invalid_request'],
      ['a thousand pieces', aCart({ quantity: 1000 }), 422, 'invalid_request'],
      ['a thousand pieces in two lines', aCart({ quantity: 999 }, { quantity: 1 }), 422, 'invalid_request'],
      [
        '1e3 pieces',
        '{"items":[{"id":"wx-201","name":"x","price":14.99,"quantity":1e3}]}',
        422,
        'invalid_request',
      ],
      ['a boolean quantity', aCart({ quantity: true }), 422, 'invalid_request'],
      ['a price as text', aCart({ price: '14.99' }), 422, 'invalid_request'],
      ['a negative price', aCart({ price: -14.99 }), 422, 'invalid_request'],
      ['101 lines', aCart(...Array(101).fill({})), 422, 'invalid_request'],
      ['1,000 lines', { items: Array(1000).fill({ id: 'x' }) }, 422, 'invalid_request'],
      [
        '996 of one product in twelve lines',
        aCart(...Array(12).fill({ id: 'kt-103', price: 89.99, quantity: 83 })),
        200,
        undefined,
      ],
      [
        'a lone surrogate',
        `{"items":[{"id":"wx-201","name":"\\ud800","price":14.99,"quantity":1}]}`,
        422,
        'invalid_request',
      ],
      ['a prototype in the body', '{"__proto__":{},"items":[]}', 422, 'invalid_request'],
      [
        'a prototype in an item',
        '{"items":[{"__proto__":{},"id":"wx-201","name":"x","price":14.99,"quantity":1}]}',
        422,
        'invalid_request',
      ],
      [
        '5,000 lists in each other',
        `{"items":${'['.repeat(5000)}${']'.repeat(5000)}}`,
        422,
        'invalid_request',
      ],
      ['half a document', '{"items":[', 400, 'invalid_request'],
      ['a text', '"items"', 400, 'invalid_request'],
    ])('%s is answered as it should be', async (_name, body, status, error) => {
      const answer = await checkOut(body);
      expect([answer.status, answer.body.error]).toEqual([status, error]);
      if (status >= 400) await expectNothingCreated();
    });

    test('a total of a million dollars or more is refused', async () => {
      const answer = await checkOut(
        aCart(...['kt-103', 'bd-603'].map((id) => ({ id, price: 89.99, quantity: 999 })), {
          id: 'bd-602',
          price: 79.99,
          quantity: 999,
        }),
      );
      expect(answer.status).toBe(200);
      await suite.database.query("update products set price = 99999999 where id = 'wx-201'");
      const other = await suite.startAnother();
      const dear = await other.checkOut(aCart({ price: 999_999.99 }));
      expect([dear.status, dear.body.error]).toEqual([422, 'invalid_request']);
      await suite.database.query("update products set price = 49 where id = 'wx-201'");
      const cheap = await (await suite.startAnother()).checkOut(aCart({ price: 0.49 }));
      expect([cheap.status, cheap.body.error]).toEqual([422, 'invalid_request']);
    });

    test('too many of one product are refused with a sentence, in one line as in two', async () => {
      for (const cart of [aCart({ quantity: 1000 }), aCart({ quantity: 999 }, { quantity: 1 })]) {
        const { body } = await checkOut(cart);
        expect(body.message).toBe('At most 999 of one product can be ordered at once.');
      }
    });

    test('a currency, a total or return addresses in the body are not read', async () => {
      const { status } = await checkOut({
        items: [anItem({ currency: 'jpy', unit_amount: 1, amount: 1 })],
        currency: 'jpy',
        amount_total: 1,
        success_url: 'https://evil.example/',
      });
      expect(status).toBe(200);
      expect(form()['line_items[0][price_data][currency]']).toBe('usd');
      expect(JSON.stringify(form())).not.toMatch(/jpy|evil/);
    });

    test.each([
      ['text/plain', 415],
      ['application/x-www-form-urlencoded', 415],
      ['multipart/form-data; boundary=x', 415],
      ['application/json; charset=utf-16', 415],
      ['application/jsonp', 415],
      ['', 415],
      ['application/json; charset=UTF-8', 200],
    ])('content type "%s" gives %i', async (type, status) => {
      expect((await checkOut(aCart(), { 'Content-Type': type })).status).toBe(status);
    });

    test('a compressed body is refused', async () => {
      expect((await checkOut(aCart(), { 'Content-Encoding': 'gzip' })).status).toBe(415);
    });

    test('a body over 64 KiB, and one of 5 MB, are refused with 413', async () => {
      for (const size of [66_000, 5_000_000]) {
        const { status, body } = await checkOut({ items: [anItem({ name: 'x'.repeat(size) })] });
        expect([status, body.error]).toEqual([413, 'invalid_request']);
      }
      await expectNothingCreated();
    });

    test('other methods are answered 405 with what is allowed', async () => {
      const response = await fetch(`${suite.service.origin}/api/create-checkout`, { method: 'PUT' });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
      expect(await response.json()).toMatchObject({ error: 'method_not_allowed' });
    });

    test.each([
      ['the shop', { Origin: SITE_ORIGIN, 'Sec-Fetch-Site': 'same-origin' }, 200],
      [
        'the shop under another name',
        { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' },
        200,
      ],
      ['a program', {}, 200],
      ['a foreign page', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 403],
      ['a sandboxed frame', { Origin: 'null' }, 403],
      ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }, 403],
      ['the shop’s name with more to it', { Origin: `${SITE_ORIGIN}.evil.example` }, 403],
    ])('a request of %s is let in or kept out', async (_name, headers, status) => {
      // fetch() does not let anybody set these.
      const answer = await new Promise<{ status: number; headers: Record<string, unknown> }>(
        (resolve, reject) => {
          const request = httpRequest(
            `${suite.service.origin}/api/create-checkout`,
            { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } },
            (response) => {
              response.resume();
              resolve({ status: response.statusCode ?? 0, headers: response.headers });
            },
          );
          request.on('error', reject);
          request.end(JSON.stringify(aCart()));
        },
      );
      expect(answer.status).toBe(status);
      expect(answer.headers.vary).toContain('Origin');
      const allowed = answer.headers['access-control-allow-origin'];
      expect([undefined, SITE_ORIGIN]).toContain(allowed);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    });
  });
}
