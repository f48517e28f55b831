import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type RunningService, until } from '../../checkout-service/testing/builtService';
import { buy, cart, getOrder, getStatus, useStage } from './support/stage';

jest.setTimeout(120_000);

const run = (program: string, ...words: string[]) =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0;
const canLimitFiles = run('prlimit', '--version');
const canMount =
  process.getuid?.() === 0 && run('unshare', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt');

/** The embedded database on a disk that takes no more: no acknowledgement without a commit, and recovery by itself. */
describe('a disk that fails', () => {
  const stage = useStage();

  /** From a disk that takes no writes to one that does again: the same must hold however it fails. */
  async function expectHonesty(
    service: RunningService,
    paid: string,
    breakDisk: () => unknown,
    mend: () => unknown,
  ) {
    const known = await buy(service);
    const event = stage.standIn.pay(known);
    breakDisk();
    // Where a page of the table has room yet, a write may still succeed: then it must be there in the end.
    const acknowledged: string[] = [];
    await until(async () => {
      const id = await service.checkOut(cart);
      if (id && (await service.deliver(stage.standIn.pay(id)))) acknowledged.push(id);
      return id === null;
    });
    expect(await service.deliver(event)).toBe(false);
    const checkout = await service.post('/api/create-checkout', JSON.stringify(cart));
    expect([checkout.status, checkout.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await checkout.json()).toMatchObject({ error: 'unavailable' });
    expect(await getStatus(service, '/readyz')).toBe(503);
    expect(await getStatus(service, '/healthz')).toBe(200);
    expect(await getStatus(service, '/api/products')).toBe(200);
    mend();
    await until(async () => (await getStatus(service, '/readyz')) === 200);
    expect(await service.deliver(event)).toBe(true);
    for (const id of [paid, known, ...acknowledged])
      expect(await getOrder(service, id)).toMatchObject({ status: 'paid' });
    expect(await service.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(readdirSync(path.join(stage.dataDir, 'checkout')).sort()).toEqual(['pgdata', 'pgdata.complete']);
  }

  const payOne = async (service: RunningService) => {
    const id = await buy(service);
    expect(await service.deliver(stage.standIn.pay(id))).toBe(true);
    return id;
  };

  const testWithLimits = canLimitFiles ? test : test.skip;
  const limitFiles = (service: RunningService, size: string) => {
    expect(run('prlimit', '--pid', String(service.child.pid), `--fsize=${size}:unlimited`)).toBe(true);
  };

  testWithLimits(
    'every write is refused, as on a disk that became read-only (needs prlimit) @whole',
    async () => {
      const service = stage.start({ RECONCILE_SECONDS: '3600' });
      await service.ready;
      await expectHonesty(
        service,
        await payOne(service),
        () => limitFiles(service, '0'),
        () => limitFiles(service, 'unlimited'),
      );
    },
  );

  testWithLimits('while it is so, the service can still be told to stop (needs prlimit)', async () => {
    const service = stage.start({ RECONCILE_SECONDS: '3600' });
    await service.ready;
    const id = await payOne(service);
    limitFiles(service, '0');
    expect(await service.checkOut(cart)).toBeNull();
    expect(await service.kill('SIGTERM')).toEqual({ code: 0, signal: null });
    // What was acknowledged is here without Stripe's help.
    stage.standIn.isKeyRevoked = true;
    const next = stage.start();
    await next.ready;
    expect(await getOrder(next, id)).toMatchObject({ status: 'paid' });
  });

  (canMount ? test : test.skip)('the disk is full (needs the right to mount one) @whole', async () => {
    expect(run('mount', '-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', stage.dataDir)).toBe(true);
    const filler = path.join(stage.dataDir, 'filler');
    try {
      const service = stage.start({ RECONCILE_SECONDS: '3600' });
      await service.ready;
      await expectHonesty(
        service,
        await payOne(service),
        () => run('dd', 'if=/dev/zero', `of=${filler}`, 'bs=64k'),
        () => rmSync(filler),
      );
    } finally {
      run('umount', '--lazy', stage.dataDir);
    }
  });

  testWithLimits(
    'a start is refused with a sentence and leaves the database where it is (needs prlimit) @whole',
    async () => {
      const first = stage.start({ RECONCILE_SECONDS: '3600' });
      await first.ready;
      const id = await payOne(first);
      await first.kill('SIGTERM');

      // A new process has the limits of the one that starts it.
      const limitSelf = (size: string) =>
        run('prlimit', '--pid', String(process.pid), `--fsize=${size}:unlimited`);
      limitSelf('0');
      const refused = stage.start();
      limitSelf('unlimited');
      expect(await refused.ended).toEqual({ code: 1, signal: null });
      expect(refused.stderr).toMatch(/^DATA_DIR cannot be written \(E\w+\)\.\n$/);
      expect(readdirSync(path.join(stage.dataDir, 'checkout')).sort()).toEqual(['pgdata', 'pgdata.complete']);

      stage.standIn.isKeyRevoked = true;
      const next = stage.start();
      await next.ready;
      expect(await getOrder(next, id)).toMatchObject({ status: 'paid' });
    },
  );
});
