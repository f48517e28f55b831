import type { Suite } from '../../testing/suite';
import { aCart, type ServiceChange, type TestService } from '../../testing/testService';

/** What one client, and all of them together, may ask of a process. */
export function describeLimits(suite: Suite): void {
  describe.each(['embedded', 'postgres'] as const)('the limit of requests, counted as with %s', (kind) => {
    // One minute lasts for the whole test.
    beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
    afterEach(() => void jest.restoreAllMocks());

    const startLimited = (change: ServiceChange) =>
      suite.startAnother({ database: { ...suite.database, kind }, ...change });
    /** How six checkouts are answered, one after the other. */
    async function checkOutFrom(limited: TestService, toAddress: (count: number) => string) {
      const statuses = [];
      for (let count = 1; count <= 6; count += 1) {
        const headers = { 'X-Forwarded-For': toAddress(count) };
        statuses.push((await limited.checkOut(aCart(), headers)).status);
      }
      return statuses;
    }

    test('more requests of an address than the limit are refused with Retry-After; others and webhooks go on', async () => {
      const limited = await startLimited({ checkoutRateLimit: 3, trustedProxies: 1 });
      const statuses = await checkOutFrom(limited, () => '198.51.100.1');
      expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
      const refused = await limited.checkOut(aCart(), { 'X-Forwarded-For': '198.51.100.1' });
      expect(refused.headers.get('Retry-After')).toMatch(/^([1-9]|[1-5]\d|60)$/);
      expect((await limited.checkOut(aCart(), { 'X-Forwarded-For': '198.51.100.2' })).status).toBe(200);
      const [session] = suite.standIn.sessions.keys();
      for (let count = 0; count < 5; count += 1) {
        expect((await limited.deliver(suite.standIn.pay(session ?? ''))).status).toBe(200);
      }
    });

    test.each([
      ['a client cannot choose its address where no proxy is trusted', 0, '198.51.100.'],
      ['a network of IPv6 counts as one client', 1, '2001:db8:1:2::'],
    ])('%s', async (_name, trustedProxies, start) => {
      const limited = await startLimited({ checkoutRateLimit: 2, trustedProxies });
      const statuses = await checkOutFrom(limited, (count) => `${start}${count}`);
      expect(statuses).toEqual([200, 200, 429, 429, 429, 429]);
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
