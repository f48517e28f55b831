import { createSignatureHeader, STAND_IN_SECRET } from '../../testing/stripe/signPayload';
import type { Suite } from '../../testing/suite';
import { aCart } from '../../testing/testService';

export function describeWebhookSignature(suite: Suite): void {
  const deliver: Suite['service']['deliver'] = (...parameters) => suite.service.deliver(...parameters);
  const startCheckout = async () => (await suite.service.checkOut(aCart())).sessionId;
  const statuses = async () => (await suite.service.orders()).map(({ status }) => status);

  describe('the signature of a webhook', () => {
    const send = (body: string, header: Record<string, string>) =>
      suite.service.post('/api/stripe/webhook', body, header);

    test('without one, with a wrong one, or for other bytes: 400 without detail', async () => {
      const id = await startCheckout();
      const body = JSON.stringify(suite.standIn.pay(id));
      for (const header of [
        {},
        { 'Stripe-Signature': '' },
        { 'Stripe-Signature': 'nonsense' },
        { 'Stripe-Signature': 't=1,v1=' },
        { 'Stripe-Signature': createSignatureHeader(body, 'whsec_of_somebody_else') },
        { 'Stripe-Signature': createSignatureHeader(`${body} `) },
        { 'Stripe-Signature': createSignatureHeader(body).replace('v1=', 'v0=') },
      ] as Record<string, string>[]) {
        const answer = await send(body, header);
        expect([answer.status, answer.body]).toEqual([
          400,
          { error: 'signature_invalid', message: 'The webhook was not accepted.' },
        ]);
      }
      expect(await statuses()).toEqual(['open']);
      expect(suite.service.logged.join('')).toContain('fits none of the secrets');
    });

    test('the bytes count: the same JSON in other bytes is refused', async () => {
      const body = JSON.stringify(suite.standIn.pay(await startCheckout()));
      const respaced = JSON.stringify(JSON.parse(body), null, 1);
      expect((await send(respaced, { 'Stripe-Signature': createSignatureHeader(body) })).status).toBe(400);
      expect((await send(respaced, { 'Stripe-Signature': createSignatureHeader(respaced) })).status).toBe(
        200,
      );
    });

    test.each([
      ['behind', -1],
      ['ahead of', 1],
    ])(
      'an event whose time is more than 300 seconds %s ours is refused, and the log says why',
      async (_name, sign) => {
        const event = suite.standIn.pay(await startCheckout());
        const fromNow = (seconds: number) => Math.floor(Date.now() / 1000) + sign * seconds;
        expect((await deliver(event, { at: fromNow(310) })).status).toBe(400);
        expect(suite.service.logged.join('')).toContain('is the clock right?');
        expect((await deliver(event, { at: fromNow(290) })).status).toBe(200);
      },
    );

    test('while a secret is rolled, old and new are accepted, alone or both in one header', async () => {
      const rolling = await suite.startAnother({ webhookSecrets: ['whsec_new', STAND_IN_SECRET] });
      const id = await startCheckout();
      const event = suite.standIn.pay(id);
      for (const secrets of [
        'whsec_new',
        STAND_IN_SECRET,
        ['whsec_new', STAND_IN_SECRET],
        ['whsec_other', 'whsec_new'],
      ]) {
        expect((await rolling.deliver(event, { secrets })).status).toBe(200);
      }
      expect((await rolling.deliver(event, { secrets: 'whsec_other' })).status).toBe(400);
    });

    test('an event of a megabyte is read, a larger one refused with 413', async () => {
      const big = suite.standIn.emit('invoice.paid', { text: 'x'.repeat(900_000) });
      expect((await deliver(big)).status).toBe(200);
      const bigger = suite.standIn.emit('invoice.paid', { text: 'x'.repeat(1_100_000) });
      expect((await deliver(bigger)).status).toBe(413);
    });

    test('signed nonsense is refused', async () => {
      for (const body of ['', 'null', '[]', '{', '{"type":"checkout.session.completed"}']) {
        const { status } = await send(body, { 'Stripe-Signature': createSignatureHeader(body) });
        expect(status).toBe(400);
      }
    });
  });
}
