import type { Suite } from '../../testing/suite';
import { aCart } from '../../testing/testService';

/** What one client, and all of them together, may ask of a process. */
export function describeLimits(suite: Suite): void {
  describe('the limit of requests', () => {
    test('more requests of an address than the limit are refused with Retry-After; others and webhooks go on', async () => {
      const limited = await suite.startAnother({ checkoutRateLimit: 3, trustedProxies: 1 });
      const from = (address: string) => limited.checkOut(aCart(), { 'X-Forwarded-For': address });
      const statuses = [];
      for (let count = 0; count < 5; count += 1) statuses.push((await from('198.51.100.1')).status);
      // A minute may end in between: then the count begins anew, and never refuses more.
      expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
      expect(statuses).toContain(429);
      expect((await from('198.51.100.2')).status).toBe(200);
      const [session] = suite.standIn.sessions.keys();
      for (let count = 0; count < 5; count += 1) {
        expect((await limited.deliver(suite.standIn.pay(session ?? ''))).status).toBe(200);
      }
    });

    test('a client cannot choose its address where no proxy is trusted', async () => {
      const limited = await suite.startAnother({ checkoutRateLimit: 2 });
      const statuses = [];
      for (let count = 0; count < 6; count += 1) {
        statuses.push((await limited.checkOut(aCart(), { 'X-Forwarded-For': `198.51.100.${count}` })).status);
      }
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    });

    test('a network of IPv6 counts as one client', async () => {
      const limited = await suite.startAnother({ checkoutRateLimit: 2, trustedProxies: 1 });
      const statuses = [];
      for (let count = 1; count < 7; count += 1) {
        statuses.push(
          (await limited.checkOut(aCart(), { 'X-Forwarded-For': `2001:db8:1:2::${count}` })).status,
        );
      }
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    });
  });

  test('of more checkouts than can be under way at once the last hear when to come again; webhooks go on', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const paid = suite.standIn.pay((await suite.service.checkOut(aCart())).sessionId);
    const busy = await suite.startAnother({
      payments: {
        ...suite.service.payments,
        createSession: async (session) => {
          await gate;
          return suite.service.payments.createSession(session);
        },
      },
    });
    const refused: number[] = [];
    const clicks = Array.from({ length: 70 }, async () => {
      const answer = await busy.checkOut(aCart());
      if (answer.status !== 200 && refused.push(answer.status) === 6) {
        expect([answer.headers.get('Retry-After'), answer.body.error]).toEqual(['2', 'unavailable']);
        expect((await busy.deliver(paid)).status).toBe(200);
        open();
      }
      return answer.status;
    });
    const statuses = await Promise.all(clicks);
    expect(refused).toEqual(Array(6).fill(503));
    expect(statuses.filter((status) => status === 200)).toHaveLength(64);
    expect((await busy.checkOut(aCart())).status).toBe(200);
  });
}
