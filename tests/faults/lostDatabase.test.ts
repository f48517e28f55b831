import { rmSync } from 'node:fs';
import path from 'node:path';
import { OPERATOR_TOKEN, type RunningService, until } from '../../checkout-service/testing/builtService';
import type { StandInEvent } from '../../checkout-service/testing/stripe/types';
import { useStage } from './support/stage';

jest.setTimeout(300_000);

const ORDERS = 500;
const PARALLEL = 16;
const soy = { id: 'wx-201', name: 'Soy Wax', price: 14.99, variantId: null };
const beeswax = { id: 'wx-202', name: 'Beeswax', price: 18.99, variantId: null };

/** Every order that an operator's list shows, and everything that its shopper sees. */
type Shown = Record<string, unknown> & { session_id: string; status: string; created_at: string };

describe('a database that is lost', () => {
  const stage = useStage();

  /** Deeds by turns: each order meets another end. */
  const deeds: ((id: string, service: RunningService) => Promise<StandInEvent[]>)[] = [
    async (id) => [stage.standIn.pay(id)],
    async (id) => [stage.standIn.pay(id, 1)],
    async (id) => [stage.standIn.pay(id, 2), stage.standIn.refund(id, 400)],
    async (id) => [stage.standIn.pay(id), stage.standIn.refund(id)],
    async (id) => [stage.standIn.pay(id), stage.standIn.refund(id), stage.standIn.refundFails(id)],
    async (id) => [stage.standIn.pay(id), stage.standIn.dispute(id)],
    async (id) => [stage.standIn.pay(id), stage.standIn.dispute(id, 'charge.dispute.closed', 'won')],
    async (id) => [stage.standIn.pay(id), stage.standIn.dispute(id, 'charge.dispute.closed', 'lost')],
    async (id) => [stage.standIn.payLater(id, 1)],
    async (id) => [stage.standIn.payLater(id), stage.standIn.delayedPaymentArrives(id)],
    async (id) => [stage.standIn.pay(id, 0, { amount_total: 77 })],
    async (id, service) => {
      await service.deliver(stage.standIn.pay(id, 1));
      await change(service, { action: 'ship', session: id, carrier: 'UPS', tracking: `1Z${id.slice(-6)}` });
      return [];
    },
    async (id, service) => {
      await service.deliver(stage.standIn.pay(id, 0, { amount_total: 77 }));
      await change(service, {
        action: 'resolve',
        session: id,
        note: `a coupon, “as agreed” ${'é'.repeat(250)}`,
      });
      await change(service, { action: 'pack', session: id });
      return [];
    },
    async (id) => [stage.standIn.expire(id)],
    async () => [],
  ];

  /** Sessions that an operator has changed. */
  const changed = new Set<string>();
  const noted = () =>
    [...changed].filter((id) => 'fulfillment' in stage.standIn.charges.of(stage.standIn.find(id)).metadata);

  async function change(
    service: RunningService,
    body: { session: string; [field: string]: string },
  ): Promise<void> {
    changed.add(body.session);
    const headers = { Authorization: `Bearer ${OPERATOR_TOKEN}` };
    const { status } = await service.post(
      '/operator/orders',
      JSON.stringify({ by: 'jane', ...body }),
      headers,
    );
    expect(status).toBe(200);
  }

  function getCart(index: number) {
    const items = [{ ...soy, quantity: 1 + (index % 7) }];
    if (index % 3 === 0) items.push({ ...beeswax, quantity: 2 });
    const isOverFifty = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) > 50;
    return {
      items,
      ...(isOverFifty && index % 2 === 0 && { promoCode: 'FREESHIP' }),
      ...(index % 5 === 0 && { ref: 'my-blog' }),
    };
  }

  async function forEachOfMany(work: (index: number) => Promise<void>): Promise<void> {
    let next = 0;
    const runWorker = async () => {
      while (next < ORDERS) await work(next++);
    };
    await Promise.all(Array.from({ length: PARALLEL }, runWorker));
  }

  async function readShown(service: RunningService): Promise<Map<string, Shown>> {
    const shown = new Map<string, Shown>();
    const listed = (await service.orders()).filter(({ status }) => !['open', 'expired'].includes(status));
    for (const order of listed) {
      const id = String(order.session_id);
      const seen = await (await fetch(`${service.origin}/api/orders/${id}`)).json();
      shown.set(id, { ...order, session_id: id, seen });
    }
    return shown;
  }

  test('costs nothing that the shop shows of 500 orders, and at most 1.5 calls of Stripe an order @whole', async () => {
    const first = stage.start({ RECONCILE_SECONDS: '5' });
    await first.ready;
    stage.standIn.secondsAgo = 60 * 60;
    await forEachOfMany(async (index) => {
      const headers: Record<string, string> = index % 4 === 0 ? { 'X-Checkout-Source': 'buy-now' } : {};
      const id = (await first.checkOut(getCart(index), headers)) ?? '';
      const events = (await deeds[index % deeds.length]?.(id, first)) ?? [];
      for (const event of events) expect(await first.deliver(event)).toBe(true);
    });
    await until(() => changed.size === noted().length, 120_000);
    const before = await readShown(first);
    await first.kill();
    rmSync(path.join(stage.dataDir, 'checkout'), { recursive: true, force: true });

    stage.standIn.requests = 0;
    const second = stage.start({ RECONCILE_SECONDS: '3600' });
    await second.ready;
    await until(() => second.stdout.includes('"msg":"reconciled"'), 120_000);
    const { requests } = stage.standIn;
    const after = await readShown(second);

    expect(after.size).toBe(before.size);
    for (const [id, order] of before) {
      const { created_at, ...others } = order;
      // Stripe's clock counts whole seconds.
      const rebuilt = after.get(id);
      const apart = new Date(String(rebuilt?.created_at)).getTime() - new Date(created_at).getTime();
      expect(Math.abs(apart)).toBeLessThan(5000);
      expect(rebuilt).toEqual({ ...others, created_at: rebuilt?.created_at });
    }
    console.info(`${requests} calls of Stripe for ${after.size} of ${ORDERS} orders`);
    expect(requests / after.size).toBeLessThanOrEqual(1.5);
  });
});
