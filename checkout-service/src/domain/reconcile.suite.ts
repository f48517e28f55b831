import { readFileSync } from 'node:fs';
import type { Suite } from '../../testing/suite';
import { aCart } from '../../testing/testService';
import { DatabaseError } from '../database/database';
import { changeOrder } from '../orders/changeOrder';
import { SESSION_UNKNOWN } from '../orders/chargeState';
import { publishedProducts } from '../products/publishedProducts';

export function describeReconcile(suite: Suite): void {
  const startCheckout = async (more = {}) =>
    (await suite.service.checkOut({ ...aCart(), ...more })).sessionId;
  const getStatus = async (sessionId: string) =>
    (await suite.service.orders()).find(({ session_id }) => session_id === sessionId)?.status;

  async function runFromRestoring(verbs: string): Promise<void> {
    const runbook = readFileSync(`${__dirname}/../../../docs/runbook.md`, 'utf8');
    const [, restoring = ''] = runbook.split('## Restoring');
    const statements = [...restoring.matchAll(new RegExp(`\`((?:${verbs}) [^\`]+)\``, 'g'))];
    for (const [, statement = ''] of statements) await suite.database.query(statement);
  }
  const restoreAsTheRunbookSays = () => runFromRestoring('delete|update');

  describe('reconciliation', () => {
    test('finds payments, delayed ones, failures and expiries whose webhooks were lost for ever', async () => {
      const [paid = '', pending = '', failed = '', expired = '', open = ''] = [
        await startCheckout(),
        await startCheckout(),
        await startCheckout(),
        await startCheckout(),
        await startCheckout(),
      ];
      suite.standIn.pay(paid, 2);
      suite.standIn.payLater(pending);
      suite.standIn.payLater(failed);
      Object.assign(suite.standIn.find(failed), {
        payment_intent: { id: 'pi_x', status: 'requires_payment_method' },
      });
      suite.standIn.expire(expired);
      const counts = await suite.service.reconcile();
      expect(counts).toMatchObject({ checked: 5, changed: 4, failed: 0 });
      expect(await Promise.all([paid, pending, failed, expired, open].map(getStatus))).toEqual([
        'paid',
        'pending',
        'failed',
        'expired',
        'open',
      ]);
      suite.standIn.delayedPaymentArrives(pending);
      await suite.service.reconcile();
      expect(await getStatus(pending)).toBe('paid');
      expect(suite.service.logged.join('')).toContain('"msg":"reconciled"');
    });

    test('finds refunds and disputes whose webhooks were lost', async () => {
      const [refunded, disputed] = [await startCheckout(), await startCheckout()];
      for (const id of [refunded, disputed]) await suite.service.deliver(suite.standIn.pay(id));
      suite.standIn.refund(refunded);
      suite.standIn.dispute(disputed);
      await suite.service.reconcile();
      expect(await getStatus(refunded)).toBe('refunded');
      expect(await getStatus(disputed)).toBe('disputed');
    });

    test('finds an event that Stripe lists half an hour after it came about', async () => {
      const id = await startCheckout();
      await suite.service.deliver(suite.standIn.pay(id));
      await suite.service.reconcile();
      suite.standIn.secondsAgo = 30 * 60;
      suite.standIn.refund(id);
      await suite.service.reconcile();
      expect(await getStatus(id)).toBe('refunded');
    });

    test('a database that was moved without its sequence gets it as the runbook says, and then refunds', async () => {
      const id = await startCheckout();
      await suite.service.deliver(suite.standIn.pay(id));
      await suite.service.deliver(suite.standIn.refund(id, 500));
      await suite.database.query('alter sequence charge_readings restart');
      await runFromRestoring('select');
      await suite.service.deliver(suite.standIn.refund(id));
      expect(await getStatus(id)).toBe('refunded');
    });

    test('a webhook that comes an hour later changes nothing any more', async () => {
      const id = await startCheckout();
      const event = suite.standIn.pay(id);
      await suite.service.reconcile();
      const before = await suite.service.orders();
      expect((await suite.service.deliver(event)).status).toBe(200);
      expect(await suite.service.orders()).toEqual(before);
    });

    test('an empty database gets every paid order back, each once, however often it runs', async () => {
      const ids = [await startCheckout(), await startCheckout(), await startCheckout()];
      for (const id of ids.slice(0, 2)) await suite.service.deliver(suite.standIn.pay(id));
      const before = await suite.service.orders();
      await suite.database.query('delete from orders');
      await suite.database.query('delete from stripe_events');
      await suite.service.reconcile();
      await Promise.all([suite.service.reconcile(), suite.service.reconcile()]);
      const after = await suite.service.orders();
      const facts = (orders: typeof before) =>
        orders
          .map(({ order_id, session_id, status, amount_total, shipping_amount, lines }) =>
            JSON.stringify([order_id, session_id, status, amount_total, shipping_amount, lines]),
          )
          .filter((text) => text.includes('"paid"'))
          .sort();
      expect(facts(after)).toEqual(facts(before));
      // The third was never paid: nobody misses its order.
      expect(after).toHaveLength(2);
    });

    test('a service whose clock is a day ahead hides no payment from those that come after it', async () => {
      const realNow = Date.now();
      jest.useFakeTimers({
        now: realNow + 24 * 60 * 60 * 1000,
        doNotFake: [
          'setTimeout',
          'setInterval',
          'setImmediate',
          'clearTimeout',
          'clearInterval',
          'clearImmediate',
          'nextTick',
          'queueMicrotask',
          'performance',
          'hrtime',
        ],
      });
      try {
        await suite.service.reconcile();
      } finally {
        jest.useRealTimers();
      }
      const id = await startCheckout();
      suite.standIn.pay(id);
      await suite.database.query('delete from orders');
      expect(await suite.service.reconcile()).toMatchObject({ rebuilt: 1, failed: 0 });
      expect(await getStatus(id)).toBe('paid');
    });

    test('a database whose clock was a day ahead hides no payment once it is set right', async () => {
      const id = await startCheckout();
      suite.standIn.pay(id);
      suite.standIn.find(id).created -= 3 * 60 * 60;
      await suite.database.query('delete from orders');
      await suite.database.query(
        'update reconciliation set sessions_seen_until = extract(epoch from now()) + 86400',
      );
      expect(await suite.service.reconcile()).toMatchObject({ rebuilt: 1, failed: 0 });
      const ahead = 'select 1 from reconciliation where sessions_seen_until > extract(epoch from now())';
      expect(await suite.database.query(ahead)).toEqual([]);
    });

    test('an order that is rebuilt still says who sent the shopper', async () => {
      const id = await startCheckout({ ref: 'my-blog' });
      suite.standIn.pay(id);
      await suite.database.query('delete from orders');
      await suite.service.reconcile();
      expect(await suite.database.query('select ref, status from orders')).toEqual([
        { ref: 'my-blog', status: 'paid' },
      ]);
    });

    test('an order that is rebuilt has its delivery, its code and the time of its payment', async () => {
      const { sessionId } = await suite.service.checkOut({
        ...aCart({ quantity: 4 }),
        promoCode: 'FREESHIP',
      });
      suite.standIn.secondsAgo = 2 * 24 * 60 * 60;
      const event = suite.standIn.pay(sessionId, 1);
      await suite.database.query('delete from orders');
      await suite.service.reconcile();
      expect((await suite.service.orders())[0]).toMatchObject({
        status: 'paid',
        shipping_label: 'Expedited',
        shipping_amount: 995,
        promo_code: 'FREESHIP',
        subtotal: 5996,
        paid_at: new Date(event.created * 1000).toISOString(),
      });
    });

    test('a delayed payment that is rebuilt was paid when its money came', async () => {
      const id = await startCheckout();
      suite.standIn.secondsAgo = 5 * 24 * 60 * 60;
      suite.standIn.payLater(id);
      suite.standIn.secondsAgo = 24 * 60 * 60;
      const event = suite.standIn.delayedPaymentArrives(id);
      await suite.database.query('delete from orders');
      await suite.service.reconcile();
      expect((await suite.service.orders())[0]?.paid_at).toBe(new Date(event.created * 1000).toISOString());
    });

    test('a restore as the runbook says keeps when the money of a delayed payment came', async () => {
      const id = await startCheckout();
      suite.standIn.secondsAgo = 5 * 24 * 60 * 60;
      await suite.service.deliver(suite.standIn.payLater(id));
      suite.standIn.secondsAgo = 24 * 60 * 60;
      await suite.service.deliver(suite.standIn.delayedPaymentArrives(id));
      const before = await suite.service.orders();
      await restoreAsTheRunbookSays();
      expect(await suite.service.orders()).toEqual([]);
      await suite.service.reconcile();
      expect((await suite.service.orders())[0]).toMatchObject({
        status: 'paid',
        paid_at: before[0]?.paid_at,
      });
    });

    test.each([
      ['of 90 days', 90],
      ['whose parcel the backup has and Stripe had not', 0],
    ])(
      'a restore as the runbook says brings nothing back that was forgotten: an order %s',
      async (_name, days) => {
        const session = await startCheckout();
        await suite.service.deliver(suite.standIn.pay(session));
        suite.standIn.find(session).created -= days * 24 * 60 * 60;
        await suite.database.query('update orders set created_at = created_at - make_interval(days => $1)', [
          days,
        ]);
        const ship = { action: 'ship', session, by: 'jane', carrier: 'UPS', tracking: '1Z999' } as const;
        if (days === 0) await changeOrder(suite.database, ship, { isNotifying: false });
        await suite.database.query('create table backup as select * from orders');
        await suite.service.reconcile();
        await changeOrder(suite.database, { action: 'forget', session, by: 'jane' }, { isNotifying: false });
        await suite.service.reconcile();
        await suite.database.query('delete from orders');
        await suite.database.query('insert into orders select * from backup');
        await suite.database.query('drop table backup');
        await restoreAsTheRunbookSays();
        await suite.service.reconcile();
        const forgotten = 'select status, fulfillment, forgotten_at is not null as is_forgotten from orders';
        expect(await suite.database.query(forgotten)).toEqual([
          {
            status: 'paid',
            fulfillment: days === 0 ? expect.objectContaining({ state: 'shipped', tracking: null }) : null,
            is_forgotten: true,
          },
        ]);
        expect(JSON.stringify(suite.standIn.charges.of(suite.standIn.find(session)))).not.toContain('1Z999');
      },
    );

    const noShipping = { amount_discount: 0, amount_shipping: 0, amount_tax: 0 };
    test.each<[string, object]>([
      ['another amount', { amount_total: 77 }],
      ['the lines without the shipping that it names', { amount_total: 1499 }],
      ['the lines alone', { amount_total: 1499, shipping_cost: null, total_details: noShipping }],
    ])('a payment of %s is in review when it is rebuilt, too', async (_name, change) => {
      const id = await startCheckout();
      suite.standIn.pay(id, 0, change);
      await suite.database.query('delete from orders');
      await suite.service.reconcile();
      expect(await getStatus(id)).toBe('review');
    });

    test('sessions that nobody paid are not asked for one by one when the database is lost', async () => {
      for (let count = 0; count < 6; count += 1) {
        const id = await startCheckout();
        if (count % 2 === 0) suite.standIn.expire(id);
      }
      await suite.database.query('delete from orders');
      suite.standIn.requests = 0;
      expect(await suite.service.reconcile()).toMatchObject({ rebuilt: 0, closed: 0, failed: 0 });
      // The sessions and the events: one page each.
      expect(suite.standIn.requests).toBe(2);
    });

    test('open orders are not asked for one by one: the list of sessions says that they are open', async () => {
      const ids = [await startCheckout(), await startCheckout(), await startCheckout()];
      for (const id of ids) suite.standIn.find(id).created -= 23 * 60 * 60;
      await suite.service.reconcile();
      suite.standIn.requests = 0;
      expect(await suite.service.reconcile()).toMatchObject({ checked: 3, changed: 0, failed: 0 });
      // The sessions and the events: one page each.
      expect(suite.standIn.requests).toBe(2);
      suite.standIn.pay(ids[1] ?? '');
      expect(await suite.service.reconcile()).toMatchObject({ changed: 1, failed: 0 });
      expect(await getStatus(ids[1] ?? '')).toBe('paid');
    });

    test('two shops on one account leave each other’s orders alone', async () => {
      const other = await suite.startAnother({ shopId: 'the-other-shop' });
      const { sessionId } = await other.checkOut(aCart());
      const event = suite.standIn.pay(sessionId);
      await suite.database.query('delete from orders');
      expect(await suite.service.reconcile()).toMatchObject({ rebuilt: 0, failed: 0 });
      expect((await suite.service.deliver(event)).status).toBe(200);
      expect(await suite.service.orders()).toEqual([]);
      await other.reconcile();
      expect(await getStatus(sessionId)).toBe('paid');
    });

    test('lists more sessions than one page holds', async () => {
      const first = await startCheckout();
      const session = suite.standIn.find(first);
      for (let index = 0; index < 250; index += 1) {
        const id = `cs_test_copy_${String(index).padStart(3, '0')}`;
        suite.standIn.sessions.set(id, {
          ...session,
          id,
          metadata: { ...session.metadata, order_id: `ord_copy_${index}` },
          client_reference_id: `ord_copy_${index}`,
          status: 'complete',
          payment_status: 'paid',
          payment_intent: `pi_${id}`,
        });
      }
      const counts = await suite.service.reconcile();
      expect(counts).toMatchObject({ rebuilt: 250, failed: 0 });
      expect(await suite.service.orders()).toHaveLength(251);
    });

    test('an order whose session we never heard of gets it, and can be paid', async () => {
      suite.standIn.fail({ kind: 'reset-after' });
      const click = { 'Idempotency-Key': 'lost-answer' };
      expect((await suite.service.checkOut(aCart(), click)).status).toBe(503);
      suite.standIn.recover();
      expect((await suite.service.orders()).map(({ status, session_id }) => [status, session_id])).toEqual([
        ['creating', null],
      ]);
      await suite.service.reconcile();
      const [order] = await suite.service.orders();
      expect(order).toMatchObject({ status: 'open', session_id: [...suite.standIn.sessions.keys()][0] });
      const again = await suite.service.checkOut(aCart(), click);
      expect(again.sessionId).toBe(order?.session_id);
    });

    test('a session of an earlier attempt is closed at Stripe, so that nobody can pay it', async () => {
      // The effect took place, the answer is a 500 for ever: only another attempt gets through.
      suite.standIn.fail({ kind: 'status-after', times: 3 });
      const { status, sessionId } = await suite.service.checkOut(aCart());
      expect(status).toBe(200);
      const open = () => [...suite.standIn.sessions.values()].filter((session) => session.status === 'open');
      // The same key gave the same session in all its tries; the next attempt gave the second.
      expect(open().length).toBe(suite.standIn.sessions.size);
      await suite.service.reconcile();
      expect(open().map(({ id }) => id)).toEqual([sessionId]);
      expect(await suite.service.orders()).toHaveLength(1);
    });

    test('an order for which Stripe never made a session is given up after 25 hours', async () => {
      suite.standIn.fail({ kind: 'reset-before' });
      await suite.service.checkOut(aCart());
      suite.standIn.recover();
      await suite.service.reconcile();
      expect((await suite.service.orders())[0]?.status).toBe('creating');
      await suite.database.query("update orders set created_at = now() - interval '26 hours'");
      await suite.service.reconcile();
      expect((await suite.service.orders())[0]?.status).toBe('expired');
    });

    test('one bad session does not stop the rest, and is tried again', async () => {
      const ids = [
        await startCheckout(),
        await startCheckout(),
        await startCheckout(),
        await startCheckout(),
      ];
      for (const id of ids) suite.standIn.pay(id);
      suite.standIn.fail({ kind: 'status', status: 400, only: 'retrieve', times: 1 });
      expect(await suite.service.reconcile()).toMatchObject({ failed: 1, changed: 3 });
      expect(await suite.service.reconcile()).toMatchObject({ failed: 0, changed: 1 });
    });

    test('a paid order that cannot be rebuilt is tried again until it is, however old its session', async () => {
      const lines = publishedProducts().slice(0, 12);
      const { sessionId: id } = await suite.service.checkOut(
        aCart(...lines.map(({ id, price }) => ({ id, price: price / 100 }))),
      );
      suite.standIn.pay(id);
      suite.standIn.find(id).created -= 3 * 24 * 60 * 60;
      await suite.database.query('delete from orders');
      suite.standIn.fail({ kind: 'status', status: 400, only: 'lines', times: 1 });
      expect(await suite.service.reconcile()).toMatchObject({ failed: 1, rebuilt: 0 });
      expect(await suite.service.reconcile()).toMatchObject({ failed: 0, rebuilt: 1 });
      expect(await getStatus(id)).toBe('paid');
    });

    test('one bad refund does not stop the rest, and is tried again however old it is', async () => {
      const [first, second] = [await startCheckout(), await startCheckout()];
      for (const id of [first, second]) await suite.service.deliver(suite.standIn.pay(id));
      // Another program's payment, that cannot be asked for just now.
      const events = [suite.standIn.refund(first), suite.standIn.refund(second)];
      Object.assign(events[1]?.data.object ?? {}, { payment_intent: 'pi_of_another_program' });
      for (const event of events) event.created -= 4 * 60 * 60;
      suite.standIn.fail({ kind: 'status', status: 400, only: 'find', times: 1 });
      expect(await suite.service.reconcile()).toMatchObject({ failed: 1, changed: 1 });
      expect(await getStatus(first)).toBe('refunded');
      Object.assign(events[1]?.data.object ?? {}, { payment_intent: `pi_${second}` });
      expect(await suite.service.reconcile()).toMatchObject({ failed: 0, changed: 1 });
      expect(await getStatus(second)).toBe('refunded');
    });

    test('an order that is rebuilt is refunded or disputed when its payment is, long after the events are gone', async () => {
      const [refunded, partly, disputed] = [
        await startCheckout(),
        await startCheckout(),
        await startCheckout(),
      ];
      for (const id of [refunded, partly, disputed]) suite.standIn.pay(id);
      suite.standIn.refund(refunded);
      suite.standIn.refund(partly, 500);
      suite.standIn.dispute(disputed);
      suite.standIn.events.length = 0;
      await suite.database.query('delete from orders');
      expect(await suite.service.reconcile()).toMatchObject({ rebuilt: 3, failed: 0 });
      expect(await Promise.all([refunded, partly, disputed].map(getStatus))).toEqual([
        'refunded',
        'paid',
        'disputed',
      ]);
      const amounts = (await suite.service.orders()).map(({ refunded_amount }) => refunded_amount);
      expect(amounts.sort()).toEqual([0, 2094, 500]);
    });

    test('a refund is found however long ago, whichever transaction of a rebuild fails', async () => {
      const id = await startCheckout();
      suite.standIn.pay(id);
      suite.standIn.refund(id);
      suite.standIn.events.length = 0;
      const run = suite.database.transaction;
      for (const failing of [1, 2]) {
        await suite.database.query('delete from orders');
        let count = 0;
        const transaction = jest.spyOn(suite.database, 'transaction').mockImplementation((work) => {
          count += 1;
          return count === failing ? Promise.reject(new DatabaseError('08006')) : run(work);
        });
        await suite.service.reconcile();
        transaction.mockRestore();
        await suite.service.reconcile();
        expect(await getStatus(id)).toBe('refunded');
      }
    });

    test('payments that Stripe does not have keep no parcel from it', async () => {
      const service = await suite.startAnother({ operatorToken: 'operator-token-of-the-test' });
      const session = await startCheckout();
      await service.deliver(suite.standIn.pay(session));
      await service.post(
        '/operator/orders',
        { action: 'pack', session, by: 'jane' },
        { Authorization: 'Bearer operator-token-of-the-test' },
      );
      await suite.database.query(
        `insert into orders (id, request_key, request_hash, status, rank, livemode, currency, lines, subtotal,
           shipping_options, allowed_totals, amount_total, buy_now, payment_intent, is_unrecorded)
         select 'ord_0' || n, 'gone ' || n, '', 'paid', 60, false, 'usd', '[]', 1000, '[]', '{}', 1595, false, 'pi_gone_' || n, true
         from generate_series(101, 300) as n`,
      );
      expect((await service.reconcile()).failed).toBe(200);
      expect(await suite.database.query('select 1 from orders where is_unrecorded')).toHaveLength(200);
      await suite.database.query("update orders set created_at = now() - interval '26 hours'");
      expect((await service.reconcile()).failed).toBe(0);
      expect(await suite.database.query('select 1 from orders where is_unrecorded')).toEqual([]);
    });

    test('orders of the other mode are not asked for', async () => {
      await startCheckout();
      await suite.database.query('update orders set livemode = true');
      suite.standIn.sessions.clear();
      expect(await suite.service.reconcile()).toMatchObject({ checked: 0, failed: 0 });
    });

    test('an order whose session another account has is given up after 25 hours', async () => {
      const id = await startCheckout();
      suite.standIn.sessions.clear();
      expect(await suite.service.reconcile()).toMatchObject({ failed: 1 });
      expect(await getStatus(id)).toBe('open');
      await suite.database.query("update orders set created_at = now() - interval '26 hours'");
      expect(await suite.service.reconcile()).toMatchObject({ failed: 0 });
      expect(await getStatus(id)).toBe('expired');
    });

    test('an order that was given up and is paid at Stripe is paid once all sessions are listed again', async () => {
      const id = await startCheckout();
      suite.standIn.secondsAgo = 2 * 24 * 60 * 60;
      const event = suite.standIn.pay(id);
      suite.standIn.refund(id, 500);
      suite.standIn.events.length = 0;
      await suite.database.query("update orders set status = 'expired', rank = 20");
      expect(await suite.service.reconcile()).toMatchObject({ failed: 0 });
      expect((await suite.service.orders())[0]).toMatchObject({
        status: 'paid',
        refunded_amount: 500,
        paid_at: new Date(event.created * 1000).toISOString(),
      });
      expect(await suite.service.reconcile()).toMatchObject({ rebuilt: 0 });
    });

    test('a pending order whose session another account has asks a person after 25 hours, and fails no more', async () => {
      const id = await startCheckout();
      await suite.service.deliver(suite.standIn.payLater(id));
      const session = suite.standIn.find(id);
      suite.standIn.sessions.clear();
      expect(await suite.service.reconcile()).toMatchObject({ failed: 1 });
      await suite.database.query("update orders set created_at = now() - interval '26 hours'");
      expect(await suite.service.reconcile()).toMatchObject({ failed: 0 });
      const [order] = await suite.service.orders();
      expect(order).toMatchObject({ status: 'pending', attention: SESSION_UNKNOWN });
      const change = { action: 'resolve', session: id, by: 'jane', note: 'of our old account' } as const;
      await changeOrder(suite.database, change, { isNotifying: false });
      await suite.service.reconcile();
      expect((await suite.service.orders())[0]).toMatchObject({ status: 'pending', attention: null });
      await suite.database.query("update orders set resolutions = '[]'");
      await suite.service.reconcile();
      suite.standIn.sessions.set(id, session);
      await suite.service.deliver(suite.standIn.delayedPaymentArrives(id));
      expect((await suite.service.orders())[0]).toMatchObject({ status: 'paid', attention: null });
    });

    test('a Stripe that does not answer leaves everything as it is', async () => {
      const id = await startCheckout();
      suite.standIn.pay(id);
      suite.standIn.isKeyRevoked = true;
      expect(await suite.service.reconcile()).toMatchObject({ changed: 0 });
      expect(await getStatus(id)).toBe('open');
      suite.standIn.recover();
      await suite.service.reconcile();
      expect(await getStatus(id)).toBe('paid');
    });

    test('sessions of others in the account are left alone', async () => {
      const id = await startCheckout();
      suite.standIn.sessions.set('cs_test_link', {
        ...suite.standIn.find(id),
        id: 'cs_test_link',
        metadata: { order_id: 'ord_77' },
        client_reference_id: 'ord_77',
      });
      await suite.service.reconcile();
      expect(await suite.service.orders()).toHaveLength(1);
      expect(suite.standIn.find('cs_test_link').status).toBe('open');
      await suite.service.deliver(suite.standIn.pay('cs_test_link'));
      await suite.service.reconcile();
      expect(await suite.service.orders()).toHaveLength(1);
    });
  });
}
