import { randomUUID } from 'node:crypto';
import { type Environment, type RunningService, until } from '../../checkout-service/testing/builtService';
import { hasPostgres, startPostgres } from '../../checkout-service/testing/postgresServer';
import type { StandInEvent } from '../../checkout-service/testing/stripe/types';
import { STAND_IN_KEY } from '../../checkout-service/testing/stripeStandIn';
import { buy, cart, getOrder, useStage } from './support/stage';
import { TcpFault } from './support/tcpFault';

jest.setTimeout(120_000);

type Ground = { settings: Environment; wire: TcpFault | null; close: () => Promise<void> };
/** Set before something is asked; `mark` is the key of the click, or the id of the event, which passes every wire. */
type Trap = (mark: string) => Promise<void> | void;

/**
 * kill -9 exactly between two steps, of which the service's peers know: Stripe, the wire to whoever asks, the wire to
 * PostgreSQL. Then the service starts again, the shopper clicks or Stripe sends again, and one session has one order.
 */
function describeKills(ground: string, prepare: () => Promise<Ground>, isOnPostgres: boolean): void {
  const stage = useStage('file');
  let on: Ground;
  let service: RunningService;

  const startService = async () => {
    on.wire?.heal();
    service = stage.start({ RECONCILE_SECONDS: '3600', ...on.settings });
    await service.ready;
  };
  beforeAll(async () => {
    on = await prepare();
    await startService();
  });
  afterAll(async () => {
    await service?.kill();
    await on?.close();
  });

  const kill = () => void service.child.kill('SIGKILL');
  const atStripe = (kind: 'reset-before' | 'reset-after', only: 'create' | 'retrieve') => () =>
    stage.standIn.fail({ kind, only, times: 1, strike: kill });
  const atDatabase =
    (when: 'before' | 'after', text?: string): Trap =>
    (mark) =>
      on.wire?.strikeAt(text ?? mark, when, kill);
  /** The service has answered, and nobody hears it. */
  const atAnswer = async () => {
    const wire = await new TcpFault(Number(new URL(service.origin).port)).start();
    wire.strikeAt('POST /', 'after', () => {
      kill();
      void wire.stop();
    });
    service.origin = `http://127.0.0.1:${wire.port}`;
  };
  const onPostgres = (...traps: [string, Trap][]) => (isOnPostgres ? traps : []);

  async function die(asking: Promise<unknown>) {
    await expect(asking).rejects.toThrow();
    expect(await service.ended).toEqual({ code: null, signal: 'SIGKILL' });
    await startService();
  }
  const getOrders = async (sessionId: string) =>
    (await service.orders()).filter(({ session_id }) => session_id === sessionId);
  const paid = expect.objectContaining({ status: 'paid', attention: null });

  /** A session of which Stripe knows, and this service does not: its order is rebuilt. */
  async function makeSessionElsewhere(): Promise<string> {
    const price = 'line_items[0][price_data]';
    const form = {
      mode: 'payment',
      [`${price}[currency]`]: 'usd',
      [`${price}[unit_amount]`]: '1499',
      [`${price}[product_data][name]`]: 'Soy Wax',
      [`${price}[product_data][metadata][id]`]: 'wx-201',
      'line_items[0][quantity]': '1',
      'metadata[order_id]': `ord_${randomUUID()}`,
      'metadata[shop]': 'shop',
    };
    const response = await fetch(`${stage.standIn.origin}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${STAND_IN_KEY}`, 'Idempotency-Key': randomUUID() },
      body: new URLSearchParams(form),
    });
    return ((await response.json()) as { id: string }).id;
  }

  describe(`a click on Checkout, ${ground}`, () => {
    test.each<[string, Trap]>([
      ['the order is written, and Stripe has not been asked', atStripe('reset-before', 'create')],
      ['Stripe has made the session, and its answer is lost', atStripe('reset-after', 'create')],
      ['the session is noted, and the shopper has not been told', atAnswer],
      ...onPostgres(
        ['the order is on its way to the database', atDatabase('before')],
        ['the order is written, and the service has not been told', atDatabase('after')],
        ['Stripe has answered, and its session is not written', atDatabase('before', 'cs_test_')],
        ['its session is written, and the service has not been told', atDatabase('after', 'cs_test_')],
      ),
    ])(
      'killed when %s: the next click gets the one session, which has the one order',
      async (_step, trap) => {
        const [sessions, orders] = [stage.standIn.sessions.size, (await service.orders()).length];
        const key = randomUUID();
        const click = { 'Idempotency-Key': key };
        await trap(key);
        await die(service.checkOut(cart, click));
        const id = (await service.checkOut(cart, click)) ?? '';
        expect(await service.deliver(stage.standIn.pay(id))).toBe(true);
        expect(await getOrders(id)).toEqual([paid]);
        expect(stage.standIn.sessions.size).toBe(sessions + 1);
        expect(await service.orders()).toHaveLength(orders + 1);
      },
    );

    test('killed when Stripe has made the session, which is paid all the same: the next start finds it', async () => {
      stage.standIn.fail({ kind: 'reset-after', times: 1, strike: kill });
      await die(buy(service));
      const { id = '' } = stage.standIn.created.at(-1)?.session ?? {};
      stage.standIn.pay(id);
      await service.kill();
      await startService();
      await until(async () => (await getOrder(service, id))?.status === 'paid');
      expect(await getOrders(id)).toEqual([paid]);
    });
  });

  describe(`a webhook, ${ground}`, () => {
    async function expectKeptOnce(id: string, event: StandInEvent) {
      // Sent again, as often as Stripe likes.
      expect(await service.deliver(event)).toBe(true);
      expect(await service.deliver(event)).toBe(true);
      expect(await getOrders(id)).toEqual([paid]);
    }

    test.each<[string, Trap]>([
      ['it is committed, and not acknowledged', atAnswer],
      ...onPostgres(
        ['it is verified, and not committed', atDatabase('before')],
        ['it is committed, and the service has not been told', atDatabase('after')],
      ),
    ])('killed when %s: sent again, its order is paid once', async (_step, trap) => {
      const id = await buy(service);
      const event = stage.standIn.pay(id);
      await trap(event.id);
      await die(service.deliver(event));
      await expectKeptOnce(id, event);
    });

    test.each<[string, Trap]>([
      ['Stripe is asked what was bought', atStripe('reset-before', 'retrieve')],
      ...onPostgres(
        ['the order is to be committed', atDatabase('before', 'commit')],
        ['the order is committed, and its event is not', atDatabase('after', 'commit')],
      ),
    ])(
      'of an order that is missing here, killed when %s: sent again, there is one paid order',
      async (_step, trap) => {
        const id = await makeSessionElsewhere();
        const event = stage.standIn.pay(id);
        await trap(event.id);
        await die(service.deliver(event));
        await expectKeptOnce(id, event);
      },
    );
  });
}

describe('on the embedded database', () => {
  describeKills('embedded', async () => ({ settings: {}, wire: null, close: async () => undefined }), false);
});

(hasPostgres() ? describe : describe.skip)('on PostgreSQL (needs initdb and postgres) @whole', () => {
  describeKills(
    'PostgreSQL',
    async () => {
      const server = await startPostgres();
      const wire = await new TcpFault(server.port).start();
      return {
        settings: { DATABASE_URL: `postgres://shop@127.0.0.1:${wire.port}/postgres` },
        wire,
        close: async () => {
          await wire.stop();
          await server.stop();
        },
      };
    },
    true,
  );
});
