import type { Suite } from '../../testing/suite';
import { aCart } from '../../testing/testService';

export function describeStripeWebhook(suite: Suite): void {
  const deliver: Suite['service']['deliver'] = (...parameters) => suite.service.deliver(...parameters);
  const startCheckout = async () => (await suite.service.checkOut(aCart())).sessionId;
  const statuses = async () => (await suite.service.orders()).map(({ status }) => status);
  const onlyOrder = async () => {
    const orders = await suite.service.orders();
    expect(orders).toHaveLength(1);
    return orders[0];
  };

  describe('POST /api/stripe/webhook', () => {
    test('a payment makes the order paid, with the delivery that was chosen', async () => {
      const id = await startCheckout();
      expect((await deliver(suite.standIn.pay(id, 1))).status).toBe(200);
      expect(await onlyOrder()).toMatchObject({
        session_id: id,
        status: 'paid',
        amount_total: 1499 + 1590,
        shipping_amount: 1590,
        payment_intent: `pi_${id}`,
        attention: null,
      });
    });

    test('25 deliveries of an event at once change the order once, and all are acknowledged', async () => {
      const id = await startCheckout();
      const event = suite.standIn.pay(id);
      const answers = await Promise.all(Array.from({ length: 25 }, () => deliver(event)));
      expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200));
      expect(await statuses()).toEqual(['paid']);
      const kept = await suite.database.query('select id from stripe_events');
      expect(kept).toEqual([{ id: event.id }]);
      expect(suite.service.logged.filter((line) => line.includes('"outcome":"applied"'))).toHaveLength(1);
    });

    test('events that come before the creating request has returned find their order', async () => {
      suite.standIn.fail({ kind: 'delay', delayMs: 1, times: 1 });
      const create = suite.service.payments.createSession;
      const slow = await suite.startAnother({
        payments: {
          ...suite.service.payments,
          createSession: async (session) => {
            const created = await create(session);
            // Paid and told before anybody here has heard of the session.
            expect((await deliver(suite.standIn.pay(created.sessionId))).status).toBe(200);
            return created;
          },
        },
      });
      const { status } = await slow.checkOut(aCart());
      expect(status).toBe(200);
      expect(await onlyOrder()).toMatchObject({ status: 'paid', attention: null });
    });

    test.each([
      ['in order', [0, 1]],
      ['reversed', [1, 0]],
    ])('a delayed payment that arrives is paid in the end, its events %s', async (_name, order) => {
      const id = await startCheckout();
      const events = [suite.standIn.payLater(id), suite.standIn.delayedPaymentArrives(id)];
      for (const index of order) {
        const event = events[index];
        if (event) expect((await deliver(event)).status).toBe(200);
      }
      expect(await statuses()).toEqual(['paid']);
    });

    test('until a delayed payment arrives the order is pending, and when it fails, failed', async () => {
      const id = await startCheckout();
      await deliver(suite.standIn.payLater(id));
      expect(await statuses()).toEqual(['pending']);
      await deliver(suite.standIn.delayedPaymentFails(id));
      expect(await statuses()).toEqual(['failed']);
    });

    test('a session that expires ends its order', async () => {
      const id = await startCheckout();
      await deliver(suite.standIn.expire(id));
      expect(await statuses()).toEqual(['expired']);
    });

    test('a paid order is not undone by anything that is older', async () => {
      const id = await startCheckout();
      const session = { ...suite.standIn.find(id) };
      const older = [
        suite.standIn.emit('checkout.session.expired', { ...session, status: 'expired' }),
        suite.standIn.emit('checkout.session.completed', { ...session, payment_status: 'unpaid' }),
        suite.standIn.emit('checkout.session.async_payment_failed', session),
      ];
      await deliver(suite.standIn.pay(id));
      for (const event of older) expect((await deliver(event)).status).toBe(200);
      expect(await statuses()).toEqual(['paid']);
    });

    test.each([
      ['checkout.session.completed', 'paid'],
      ['checkout.session.completed', 'unpaid'],
      ['checkout.session.async_payment_succeeded', 'paid'],
    ])('a paid order keeps its amounts when a %s, %s, of others comes', async (type, status) => {
      const id = await startCheckout();
      await deliver(suite.standIn.pay(id, 1));
      const before = await onlyOrder();
      const others = {
        ...suite.standIn.find(id),
        payment_status: status,
        amount_total: 77,
        total_details: { amount_discount: 5, amount_shipping: 6, amount_tax: 7 },
        shipping_cost: { amount_subtotal: 6, amount_tax: 0, amount_total: 6 },
      };
      expect((await deliver(suite.standIn.emit(type, others))).status).toBe(200);
      expect(await onlyOrder()).toEqual(before);
    });

    test('a full refund and a dispute move the order on; a partial refund only counts', async () => {
      const id = await startCheckout();
      await deliver(suite.standIn.pay(id));
      await deliver(suite.standIn.refund(id, 500));
      expect(await onlyOrder()).toMatchObject({ status: 'paid', refunded_amount: 500 });
      await deliver(suite.standIn.refund(id));
      expect(await onlyOrder()).toMatchObject({ status: 'refunded', refunded_amount: 2094 });
      await deliver(suite.standIn.dispute(id));
      const attention = (status: string) => `dispute dp_${id} ${status}`;
      expect(await onlyOrder()).toMatchObject({ status: 'disputed', attention: attention('needs_response') });
      await deliver(suite.standIn.dispute(id, 'charge.dispute.closed', 'won'));
      expect(await onlyOrder()).toMatchObject({ status: 'refunded', dispute_status: 'won', attention: null });
    });

    test('a dispute that is closed stays so when the event of its beginning comes later', async () => {
      const id = await startCheckout();
      await deliver(suite.standIn.pay(id));
      const begun = suite.standIn.dispute(id);
      await deliver(suite.standIn.dispute(id, 'charge.dispute.closed', 'won'));
      await deliver(begun);
      expect(await onlyOrder()).toMatchObject({ status: 'paid', dispute_status: 'won', attention: null });
      await deliver(suite.standIn.refund(id));
      expect(await onlyOrder()).toMatchObject({ status: 'refunded', attention: null });
    });

    test('a second dispute counts after the first is won, also where Stripe no longer knows the session', async () => {
      const id = await startCheckout();
      await deliver(suite.standIn.pay(id));
      const first = suite.standIn.dispute(id, 'charge.dispute.closed', 'won');
      await deliver(first);
      suite.standIn.sessions.delete(id);
      const second = { ...first.data.object, id: 'dp_second', status: 'needs_response' };
      await deliver(suite.standIn.emit('charge.dispute.created', second));
      expect(await onlyOrder()).toMatchObject({
        status: 'disputed',
        attention: 'dispute dp_second needs_response',
      });
    });

    test('a dispute that is lost leaves the order disputed, and nobody is asked to look any more', async () => {
      const id = await startCheckout();
      await deliver(suite.standIn.pay(id));
      await deliver(suite.standIn.dispute(id));
      await deliver(suite.standIn.dispute(id, 'charge.dispute.closed', 'lost'));
      expect(await onlyOrder()).toMatchObject({
        status: 'disputed',
        dispute_status: 'lost',
        attention: null,
      });
    });

    test('an appeal opens a lost dispute again, once the key may read disputes', async () => {
      const id = await startCheckout();
      await deliver(suite.standIn.pay(id));
      await deliver(suite.standIn.dispute(id, 'charge.dispute.closed', 'lost'));
      suite.standIn.fail({ kind: 'status', status: 403, only: 'disputes' });
      const appeal = suite.standIn.dispute(id, 'charge.dispute.updated', 'appeal_needs_response');
      expect((await deliver(appeal)).status).toBe(503);
      expect(await suite.service.reconcile()).toMatchObject({ failed: 1 });
      suite.standIn.recover();
      await deliver(appeal);
      expect(await onlyOrder()).toMatchObject({
        status: 'disputed',
        attention: `dispute dp_${id} appeal_needs_response`,
      });
    });

    test('a refund that fails is taken back, also when its events come in the wrong order', async () => {
      const id = await startCheckout();
      await deliver(suite.standIn.pay(id));
      await deliver(suite.standIn.refund(id, 500));
      const whole = suite.standIn.refund(id);
      const failed = suite.standIn.refundFails(id);
      await deliver(failed);
      await deliver(whole);
      expect(await onlyOrder()).toMatchObject({ status: 'paid', refunded_amount: 500 });
    });

    test('of two answers of Stripe that cross, the one that was asked for later counts', async () => {
      const id = await startCheckout();
      await deliver(suite.standIn.pay(id));
      const refund = suite.standIn.refund(id);
      suite.standIn.fail({ kind: 'late-answer', delayMs: 500, only: 'retrieve', times: 1 });
      const early = deliver(refund);
      await suite.standIn.hasAnswered();
      await deliver(suite.standIn.refundFails(id));
      expect((await early).status).toBe(200);
      expect(await onlyOrder()).toMatchObject({ status: 'paid', refunded_amount: 0 });
    });

    test('a payment whose webhook an outage delayed is paid when it was, not when it was heard of', async () => {
      const id = await startCheckout();
      suite.standIn.secondsAgo = 3 * 24 * 60 * 60;
      const event = suite.standIn.pay(id);
      await deliver(event);
      expect((await onlyOrder())?.paid_at).toBe(new Date(event.created * 1000).toISOString());
    });

    test('a refund and a dispute that come before the payment’s own event are not lost', async () => {
      const [first, second] = [await startCheckout(), await startCheckout()];
      const [firstPaid, secondPaid] = [suite.standIn.pay(first), suite.standIn.pay(second)];
      expect((await deliver(suite.standIn.refund(first))).status).toBe(200);
      expect((await deliver(suite.standIn.dispute(second))).status).toBe(200);
      await deliver(firstPaid);
      await deliver(secondPaid);
      const byId = new Map((await suite.service.orders()).map((order) => [order.session_id, order.status]));
      expect([byId.get(first), byId.get(second)]).toEqual(['refunded', 'disputed']);
    });

    test.each([
      ['another amount', { amount_total: 1 }],
      ['another currency', { currency: 'jpy' }],
      ['another mode', { mode: 'setup' }],
      ['the other live mode', { livemode: true }],
    ])('a payment of %s is kept for review, not called paid', async (_name, change) => {
      const id = await startCheckout();
      await deliver(suite.standIn.pay(id, 0, change));
      expect(await onlyOrder()).toMatchObject({
        status: 'review',
        attention: expect.stringContaining('differ'),
      });
    });

    test('a delayed payment of another amount is reviewed once its money is there, and fails without', async () => {
      const [first, second] = [await startCheckout(), await startCheckout()];
      for (const id of [first, second]) await deliver(suite.standIn.payLater(id, 0, { amount_total: 1 }));
      expect(await statuses()).toEqual(['pending', 'pending']);
      await deliver(suite.standIn.delayedPaymentArrives(first));
      await deliver(suite.standIn.delayedPaymentFails(second));
      expect(await statuses()).toEqual(['failed', 'review']);
    });

    test('a live event at a test key is refused and told to the operator', async () => {
      const id = await startCheckout();
      const event = { ...suite.standIn.pay(id), livemode: true };
      expect((await deliver(event)).status).toBe(400);
      expect(await statuses()).toEqual(['open']);
      expect(suite.service.logged.join('')).toContain('other mode');
    });

    test('an event of a session that this shop did not make is acknowledged and left alone', async () => {
      const id = await startCheckout();
      const foreign = {
        ...suite.standIn.find(id),
        id: 'cs_test_link',
        client_reference_id: null,
        metadata: {},
      };
      const event = suite.standIn.emit('checkout.session.completed', { ...foreign, payment_status: 'paid' });
      expect((await deliver(event)).status).toBe(200);
      expect(await statuses()).toEqual(['open']);
    });

    test('every other type is acknowledged', async () => {
      const event = suite.standIn.emit('customer.created', { id: 'cus_1', email: 'jane@example.com' });
      expect((await deliver(event)).body).toEqual({ received: true });
      expect(suite.service.logged.join('')).not.toContain('jane');
    });

    test('a paid order that is missing here is rebuilt from Stripe, lines and all', async () => {
      const { sessionId } = await suite.service.checkOut(
        aCart({ quantity: 2 }, { id: 'wx-202', name: 'Beeswax', price: 18.99 }),
        { 'X-Checkout-Source': 'buy-now' },
      );
      const [before] = await suite.service.orders();
      await suite.database.query('delete from orders');
      expect((await deliver(suite.standIn.pay(sessionId, 2))).status).toBe(200);
      expect(await onlyOrder()).toMatchObject({
        order_id: before?.order_id,
        session_id: sessionId,
        status: 'paid',
        buy_now: true,
        subtotal: 4897,
        shipping_amount: 2590,
        amount_total: 4897 + 2590,
        lines: before?.lines,
      });
    });

    test('an order that cannot be rebuilt yet is not acknowledged, so that Stripe sends the event again', async () => {
      const id = await startCheckout();
      await suite.database.query('delete from orders');
      const event = suite.standIn.pay(id);
      suite.standIn.isKeyRevoked = true;
      expect((await deliver(event)).status).toBe(503);
      expect(await suite.service.orders()).toEqual([]);
      suite.standIn.recover();
      expect((await deliver(event)).status).toBe(200);
      expect(await statuses()).toEqual(['paid']);
    });

    test('when two sessions of one order are paid, both payments have an order and the second is flagged', async () => {
      const first = await startCheckout();
      const order = await onlyOrder();
      const second = { ...suite.standIn.find(first), id: 'cs_test_second' };
      suite.standIn.sessions.set(second.id, second);
      await deliver(suite.standIn.pay(first));
      await deliver(suite.standIn.pay(second.id, 0, { amount_total: 2094, payment_intent: 'pi_second' }));
      const orders = await suite.service.orders();
      expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid']);
      const flagged = orders.find(({ session_id }) => session_id === second.id);
      expect(flagged?.attention).toBe(
        `another payment of order ${order?.order_id}: refund it if both are paid`,
      );
      await deliver(suite.standIn.refund(second.id));
      expect(
        (await suite.service.orders()).map(({ status, attention }) => [status, attention]).sort(),
      ).toEqual([
        ['paid', null],
        ['refunded', null],
      ]);
    });

    const startTwice = async () => {
      const first = await startCheckout();
      const second = `${first}_second`;
      suite.standIn.sessions.set(second, { ...suite.standIn.find(first), id: second });
      return [first, second].map((id) => suite.standIn.pay(id, 0, { amount_total: 2094 }));
    };

    test('when both payments of a missing order come at once, neither is lost', async () => {
      const events = (await Promise.all(Array.from({ length: 8 }, startTwice))).flat();
      await suite.database.query('delete from orders');
      const answers = await Promise.all(events.map((event) => deliver(event)));
      expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
      expect(await statuses()).toEqual(Array(16).fill('paid'));
      const ofFirst = 'select 1 from orders where concern is null';
      expect(await suite.database.query(ofFirst)).toHaveLength(8);
    });

    test('a second payment has the same order id each time it is rebuilt', async () => {
      const events = await startTwice();
      const rebuild = async () => {
        await suite.database.query('delete from orders');
        await suite.database.query('delete from stripe_events');
        for (const event of events) await deliver(event);
        return (await suite.service.orders()).map(({ order_id }) => order_id);
      };
      const before = await rebuild();
      expect(before).toHaveLength(2);
      expect(await rebuild()).toEqual(before);
    });

    test('a refund goes to the payment it is of, whichever session of the order was paid', async () => {
      const first = await startCheckout();
      const second = { ...suite.standIn.find(first), id: 'cs_test_second' };
      suite.standIn.sessions.set(second.id, second);
      const getStatus = async (id: string) =>
        (await suite.service.orders()).find(({ session_id }) => session_id === id)?.status;
      const paid = suite.standIn.pay(second.id, 0, { amount_total: 2094, payment_intent: 'pi_second' });
      await deliver(suite.standIn.refund(second.id));
      await deliver(paid);
      expect([await getStatus(first), await getStatus(second.id)]).toEqual(['open', 'refunded']);
      await deliver(suite.standIn.pay(first));
      expect([await getStatus(first), await getStatus(second.id)]).toEqual(['paid', 'refunded']);
    });
  });
}
