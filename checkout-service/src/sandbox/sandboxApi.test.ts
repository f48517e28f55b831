import fs, { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { getServerAddress } from '../http/getServerAddress';
import { createStripePayments } from '../payments/stripePayments';
import { priceCart } from '../pricing/priceCart';
import { makeCatalogue } from '../products/catalogue';
import { publishedProducts } from '../products/publishedProducts';
import { createSandboxApi } from './sandboxApi';
import { createSandboxStore } from './sandboxStore';

/** The sandbox of this folder, and what it logs, as the service calls it. */
async function openSandbox(folder: string) {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const open = () =>
    createSandboxStore({ folder, payPageBase: () => 'http://shop.test', onEvent: () => undefined, log });
  const first = open();
  const server = createServer((request, response) => createSandboxApi(open(), log)(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const payments = createStripePayments({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: ['whsec_x'],
    apiBase: new URL(`http://127.0.0.1:${getServerAddress(server).port}`),
    isLive: false,
    siteOrigin: 'http://shop.test',
    shopId: 'shop',
    shippingCountries: ['US'],
    isTaxAutomatic: false,
    onCall: () => undefined,
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  };
  return { open, first, payments, logged, close };
}

const cart = priceCart(
  { items: [{ id: 'wx-201', name: 'Soy Wax', price: 14.99, quantity: 2 }] },
  makeCatalogue(1, publishedProducts(), []),
);
const order = { orderId: 'ord_1', idempotencyKey: 'one', cart, isBuyNow: false };

test('an order of the sandbox can be rebuilt from it: lines, delivery, time and what was noted at its payment', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-api-'));
  const { open, first, payments, close } = await openSandbox(folder);
  const { sessionId } = await payments.createSession(order);
  const session = open().find(sessionId);
  if (!session) throw new Error('No session');
  first.pay(session, 1);
  const fulfillment = {
    state: 'shipped' as const,
    carrier: 'UPS',
    tracking: '1Z999',
    shipped_at: '2026-11-24T12:00:00.000Z',
    delivered_at: null,
  };
  await payments.recordOrder(session.paymentIntent, { fulfillment, resolutions: [], forgotten_at: null });
  expect(await payments.retrieveSession(sessionId)).toMatchObject({
    orderId: 'ord_1',
    status: 'paid',
    shippingAmount: 1590,
    paidAt: expect.any(Date),
    lines: cart.lines,
    offered: { subtotal: 2998 },
    charge: { refundedAmount: 0 },
    recorded: { fulfillment },
  });
  close();
});

test('a session that cannot be written, as on a full disk, is refused as Stripe would, with a line of log', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-full-'));
  const { payments, logged, close } = await openSandbox(folder);
  const full = jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  await expect(payments.createSession(order)).rejects.toMatchObject({ facts: { status: 500 } });
  full.mockRestore();
  expect(logged[0]).toMatch(/"code":"ENOSPC".*"msg":"sandbox cannot answer"/);
  close();
});
