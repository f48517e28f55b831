import { Agent, type IncomingMessage, request } from 'node:http';
import { createSignatureHeader } from '../../checkout-service/testing/stripe/signPayload';
import { makeRandom, type Random } from '../support/makeRandom';
import { isWhole } from '../support/whole';
import { useStage } from './support/stage';

/** All of them in `npm run test:whole`, the first of them always. */
const REQUESTS = isWhole ? 20_000 : 2000;
const PARALLEL = 24;

jest.setTimeout(300_000);

const strangeValues: readonly unknown[] = [
  null,
  true,
  '',
  '1',
  0,
  -1,
  1.5,
  1e21,
  -0,
  999,
  1000,
  [],
  {},
  [[[[]]]],
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\u202e',
  "'; drop table orders; --",
  '{{7*7}}',
  'x'.repeat(5000),
  { toString: 'x' },
  { length: 5 },
];

function strangeItem({ pick, chance }: Random): unknown {
  if (chance(0.1)) return pick(strangeValues);
  const item: Record<string, unknown> = {
    id: pick(['wx-201', 'wx-202', 'kt-101', 'nothing']),
    name: 'Wax',
    price: pick([14.99, 18.99, 29.99, 0.01]),
    variantId: null,
    quantity: pick([1, 2, 999]),
  };
  while (chance(0.6))
    item[pick(['id', 'name', 'price', 'variantId', 'quantity', 'extra'])] = pick(strangeValues);
  return item;
}

function strangeBody(random: Random): string {
  const { below, pick, chance } = random;
  if (chance(0.05)) return pick(['', '{', '[]', 'null', '"', '{"items":', '\u0000', '[1,2', 'undefined']);
  if (chance(0.03)) return '['.repeat(below(3000));
  const body: Record<string, unknown> = {
    items: Array.from({ length: below(6) }, () => strangeItem(random)),
  };
  if (chance(0.2)) body.promoCode = pick(strangeValues);
  if (chance(0.1)) body.items = pick(strangeValues);
  if (chance(0.1)) body[JSON.stringify(pick(strangeValues))] = pick(strangeValues);
  const text = JSON.stringify(body);
  if (!chance(0.15)) return text;
  const at = below(text.length);
  return text.slice(0, at) + pick(['', '}', '"', ',', '\\', '0', '\u00e9']) + text.slice(at + below(3));
}

type Call = { method: string; path: string; headers: Record<string, string>; body?: string };

function strangeCall(random: Random): Call {
  const { below, pick, chance } = random;
  const what = below(10);
  if (what < 5) {
    const headers: Record<string, string> = {
      'Content-Type': chance(0.9)
        ? 'application/json'
        : pick(['text/plain', 'application/xml', 'x', 'application/json;charset=x']),
    };
    if (chance(0.3)) headers['Idempotency-Key'] = pick(['a', 'b', 'x'.repeat(300), 'ok-key', '%00']);
    if (chance(0.1)) headers.Origin = pick(['null', 'https://evil.example', 'http://127.0.0.1:3000', '']);
    if (chance(0.1)) headers['Content-Encoding'] = pick(['gzip', 'br', 'identity', 'x']);
    if (chance(0.1)) headers['X-Checkout-Source'] = pick(['buy-now', 'x']);
    return { method: 'POST', path: '/api/create-checkout', headers, body: strangeBody(random) };
  }
  if (what < 7) {
    const body = chance(0.5)
      ? strangeBody(random)
      : JSON.stringify({
          id: pick(['evt_1', '', 5, null]),
          type: pick(['checkout.session.completed', 'charge.refunded', 'x', null]),
          data: pick([
            null,
            {},
            { object: null },
            { object: {} },
            { object: { id: 'cs_1', metadata: { order_id: 'x' } } },
          ]),
        });
    const signature = chance(0.6)
      ? createSignatureHeader(body)
      : pick(['', 'x', 't=1,v1=0', `${createSignatureHeader(body)}0`]);
    return {
      method: 'POST',
      path: '/api/stripe/webhook',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    };
  }
  const value = encodeURIComponent(
    String(pick(strangeValues.filter((item) => typeof item === 'string' && item !== '\ud800'))).slice(0, 300),
  );
  return {
    method: pick(['GET', 'GET', 'GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']),
    path: pick([
      `/api/products?wax_type=${value}`,
      `/api/products?${value}=soy&order=featured.desc`,
      `/api/products?wax_type[$ne]=${value}&category[]=kit`,
      `/api/orders/${value}`,
      '/api/orders/%c0%ae%c0%ae',
      '/api/orders/%',
      `/operator/orders?token=${value}`,
      '/operator/products',
      '/sandbox/pay/cs_1',
      '/healthz',
      '/readyz',
      '/api//products',
      `/${value}`,
      '/api/create-checkout',
      '//evil.example/..',
    ]),
    headers: chance(0.2) ? { Authorization: `Bearer ${value}`, 'If-None-Match': value } : {},
  };
}

const stage = useStage();

test(`${REQUESTS.toLocaleString('en-US')} strange requests: no 5xx, no crash, an error in every refusal, and only whole orders`, async () => {
  const service = stage.start({ LOG_LEVEL: 'error', RECONCILE_SECONDS: '3600' });
  const { port } = await service.ready;
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
  const random = makeRandom(20_260_522);
  const statuses = new Map<number, number>();
  const wrong: unknown[] = [];
  let urls = 0;
  let left = REQUESTS;

  const send = (call: Call) =>
    new Promise<void>((resolve, reject) => {
      const outgoing = request({ port, host: '127.0.0.1', agent, ...call }, (response: IncomingMessage) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (text.includes('"url"')) urls += 1;
          const isTold = status < 400 || call.method === 'HEAD' || typeof JSON.parse(text).error === 'string';
          if (status >= 500 || !isTold) wrong.push({ call, status, text: text.slice(0, 300) });
          resolve();
        });
      });
      outgoing.on('error', reject);
      outgoing.end(call.body);
    });
  const runClient = async () => {
    while (left > 0 && wrong.length < 5) {
      left -= 1;
      await send(strangeCall(random));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, runClient));
  agent.destroy();

  expect(wrong).toEqual([]);
  expect([...statuses.keys()].every((status) => status < 500)).toBe(true);
  // Good and bad were both among them.
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 200);
  expect(statuses.get(422)).toBeGreaterThan(REQUESTS / 20);
  expect(service.child.exitCode).toBeNull();
  const orders = await service.orders();
  expect(urls).toBeGreaterThanOrEqual(orders.length);
  expect(orders.length).toBe(stage.standIn.sessions.size);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['open']));
  for (const { lines, subtotal } of orders) {
    expect(subtotal).toBe(lines.reduce((sum, line) => sum + line.unit_amount * line.quantity, 0));
  }
  expect(await service.kill('SIGTERM')).toEqual({ code: 0, signal: null });
});
