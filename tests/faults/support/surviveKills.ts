import { type RunningService, until } from '../../../checkout-service/testing/builtService';
import type { StripeStandIn } from '../../../checkout-service/testing/stripeStandIn';
import { makeRandom, type Random } from '../../support/makeRandom';
import { isWhole } from '../../support/whole';
import { cart } from './stage';

/** kill -9 this many times in a flood of purchases, on each database; more in `npm run test:whole`. */
export const KILLS = isWhole ? 50 : 4;
/** Decides who is killed when, as far as processes let themselves be decided; another number is another run. */
const SEED = Number(process.env.FAULT_SEED ?? 1);
const SHOPPERS = 8;
/** A machine that is busy with something else gets this long for a few purchases. */
const PATIENCE_MS = 20_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shoppers who buy until the service is gone; of their webhooks one in five is lost and one in five comes twice. */
async function flood(
  service: RunningService,
  standIn: StripeStandIn,
  acknowledged: Set<string>,
  { below, chance }: Random,
): Promise<void> {
  const shop = async () => {
    for (;;) {
      const sessionId = await service.checkOut(cart, { 'Idempotency-Key': crypto.randomUUID() });
      if (!sessionId) continue;
      const event = standIn.pay(sessionId, below(3));
      if (chance(0.2)) continue;
      const deliveries = chance(0.25) ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: deliveries }, () => service.deliver(event)));
      if (answers.some(Boolean)) acknowledged.add(sessionId);
    }
  };
  // A connection that breaks is the end of the shopper: the service was killed.
  await Promise.all(Array.from({ length: SHOPPERS }, () => shop().catch(() => undefined)));
}

type Start = () => RunningService;

/** Gives the sessions whose webhooks were acknowledged. */
export async function surviveKills(start: Start, standIn: StripeStandIn): Promise<Set<string>> {
  const acknowledged = new Set<string>();
  const random = makeRandom(SEED);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const service = start();
    // Every fourth dies while it starts: in opening, migration, seeding or the first reconciliation.
    if (kill % 4 === 3) {
      await pause(random.below(900));
      await service.kill();
      continue;
    }
    await service.ready;
    const flooding = flood(service, standIn, acknowledged, random);
    // A random moment of the flood, counted in purchases, so that a slow machine is killed at work, too.
    const goal = acknowledged.size + random.below(8);
    await until(() => acknowledged.size >= goal, PATIENCE_MS).catch(() => undefined);
    await pause(random.below(30));
    await service.kill();
    await flooding;
  }
  // The flood was one: the kills hit a service at work.
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  return acknowledged;
}

export async function expectNothingLost(start: Start, standIn: StripeStandIn, acknowledged: Set<string>) {
  // Stripe is out of reach at first: what was acknowledged must be here by itself.
  standIn.isKeyRevoked = true;
  const service = start();
  try {
    await service.ready;
    const kept = new Set(
      (await service.orders()).filter(({ status }) => status === 'paid').map(({ session_id }) => session_id),
    );
    expect([...acknowledged].filter((sessionId) => !kept.has(sessionId))).toEqual([]);

    standIn.recover();
    const paid = standIn.paidSessions().map(({ id }) => id);
    const ordersPaid = async () => (await service.orders()).filter(({ status }) => status === 'paid');
    await until(async () => (await ordersPaid()).length >= paid.length, 30_000);
    expect((await ordersPaid()).map(({ session_id }) => session_id).sort()).toEqual(paid.sort());
    expect((await ordersPaid()).filter(({ attention }) => attention !== null)).toEqual([]);
    const amounts = new Map((await ordersPaid()).map((order) => [order.session_id, order.amount_total]));
    expect(paid.filter((id) => amounts.get(id) !== standIn.find(id).amount_total)).toEqual([]);
  } finally {
    expect(await service.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  }
}
