import { until } from '../../checkout-service/testing/builtService';
import { buy, getOrder, preload, useStage } from './support/stage';

jest.setTimeout(120_000);

/** A process that lives so many milliseconds from now. */
const clockOffBy = (ms: number) =>
  preload(`
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parameters) { parameters.length === 0 ? super(Real.now() + ${ms}) : super(...parameters); }
      static now() { return Real.now() + ${ms}; }
    };`);

describe('webhooks that do not get through', () => {
  const stage = useStage();

  test.each([
    ['fast', 10],
    ['slow', -10],
  ])(
    'a clock that is ten minutes %s: refused, the log says why, and the payment is found all the same @whole',
    async (_name, minutes) => {
      const service = stage.start(clockOffBy(minutes * 60_000));
      await service.ready;
      const id = await buy(service);
      expect(await service.deliver(stage.standIn.pay(id))).toBe(false);
      await until(() => service.stdout.includes('is the clock right?'));
      await until(async () => (await getOrder(service, id))?.status === 'paid');
    },
  );

  test('an endpoint that is down: sent again afterwards, late, twice and in reverse, each order is paid once', async () => {
    const first = stage.start();
    await first.ready;
    const ids = [await buy(first), await buy(first), await buy(first)];
    await first.kill();
    const events = ids.map((id) => stage.standIn.pay(id));
    for (const event of events) await expect(first.deliver(event)).rejects.toThrow();

    // Reconciliation cannot help.
    stage.standIn.isKeyRevoked = true;
    const second = stage.start();
    await second.ready;
    expect((await second.orders()).map(({ status }) => status)).toEqual(['open', 'open', 'open']);
    const again = [...events, ...events].reverse().map((event) => second.deliver(event));
    expect(await Promise.all(again)).toEqual(Array(6).fill(true));
    expect((await second.orders()).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  });
});
