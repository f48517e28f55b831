import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { until } from '../../checkout-service/testing/builtService';
import { hasPostgres } from '../../checkout-service/testing/postgresServer';
import { preload } from '../faults/support/stage';
import { Crowd } from './support/crowd';
import { hasNginx } from './support/nginx';
import { Protocol, type Row } from './support/protocol';
import { buildTools, type Cluster, startCluster } from './support/stage';

jest.setTimeout(150_000);
const version = `cluster-${process.pid}`;
const releaseFolder = path.join(__dirname, '../../releases/mf-tools', version);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** The proxy leaves alone for 2 s who has failed: milliseconds until a host that is ready is asked again. */
const REJOIN_MS = 2500;
/** Milliseconds that a host whose clock is off is away from the time: less than an hour is no fault. */
const OFF_MS = 2 * 3_600_000;
const clockOff = (ms: number) =>
  preload(`
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parameters) { parameters.length ? super(...parameters) : super(Real.now() + ${ms}); }
      static now() { return Real.now() + ${ms}; }
    };`);
/** The front writes, not the supervisor. */
function limitFiles(host: number, size: string) {
  const { stdout } = spawnSync('pgrep', ['--parent', String(host)], { encoding: 'utf8' });
  for (const pid of stdout.trim().split('\n'))
    expect(spawnSync('prlimit', ['--pid', pid, `--fsize=${size}:unlimited`]).status).toBe(0);
}

(hasPostgres() && hasNginx() ? describe : describe.skip)(
  'a shop of many hosts under load: 50 pages and 5 checkouts a second (needs nginx and PostgreSQL)',
  () => {
    let cluster: Cluster;
    let crowd: Crowd;
    let protocol: Protocol;

    beforeAll(async () => {
      buildTools(version);
      cluster = await startCluster();
      crowd = new Crowd(cluster.port, cluster.stripe);
      protocol = new Protocol(crowd);
      crowd.start();
      await pause(5000);
    }, 300_000);
    afterAll(async () => {
      await crowd?.stop();
      await cluster?.stop();
      rmSync(releaseFolder, { recursive: true, force: true });
      console.table(protocol?.rows);
      console.table(protocol?.failed());
    }, 60_000);

    const expectUnharmed = (row: Row) =>
      expect([row['failed beside'], protocol.failed()]).toEqual([0, expect.anything()]);

    const liveOn = async (url: string) =>
      (await (await fetch(`${url}/wax-calculator`)).text()).includes(version);
    /** Milliseconds from the pointer's move until every host shows what it says. */
    const untilLive = async (isWanted: boolean, since: () => number) => {
      const hosts = [cluster.shellA, cluster.shellB];
      await until(async () =>
        (await Promise.all(hosts.map(({ url }) => liveOn(url)))).every((is) => is === isWanted),
      );
      return Date.now() - since();
    };
    const movedAt = () => cluster.s3.objects.get('shop/registry.json')?.modified.getTime() ?? 0;

    test('nothing happens', async () => {
      expectUnharmed(await protocol.during('none', () => pause(5000)));
    });

    test('a rolling restart of everything', async () => {
      const row = await protocol.during('rolling restart', async () => {
        for (const one of cluster.all) {
          await one.end();
          await one.start();
          await pause(REJOIN_MS);
        }
        cluster.nginx.reload();
        await pause(1000);
      });
      expect(row['failed in its second'] + row['failed beside']).toBe(0);
    });

    test.each([
      ['shell', () => cluster.shellA],
      ['checkout service', () => cluster.serviceA],
    ])('kill -9 of one %s', async (name, which) => {
      const row = await protocol.during(`kill -9 of a ${name}`, async (strike) => {
        strike();
        await which().end('SIGKILL');
        await pause(2000);
        await which().start();
        await pause(1000);
      });
      expectUnharmed(row);
    });

    test('PostgreSQL is restarted', async () => {
      const row = await protocol.during('PostgreSQL restart', async (strike) => {
        strike();
        await cluster.postgres.restart();
        await pause(3000);
      });
      expectUnharmed(row);
    });

    test('the object store is away: shells go on, and one starts without it', async () => {
      const row = await protocol.during('object store away', async () => {
        cluster.s3.fault = { isAway: true };
        await cluster.shellB.end();
        await cluster.shellB.start();
        await pause(2000);
        cluster.s3.fault = {};
        await pause(1000);
      });
      expectUnharmed(row);
    });

    test('a release and a rollback are on every host within 3 s', async () => {
      const times: number[] = [];
      const row = await protocol.during('release and rollback', async () => {
        const before = movedAt();
        const releasing = cluster.team('release', '--version', version, '--no-browser');
        await until(() => movedAt() > before, 60_000);
        times.push(await untilLive(true, movedAt));
        expect(await releasing).toMatchObject({
          code: 0,
          said: expect.stringContaining(`${version} is live`),
        });
        const released = movedAt();
        const goingBack = cluster.team('rollback');
        await until(() => movedAt() > released, 60_000);
        times.push(await untilLive(false, movedAt));
        expect(await goingBack).toMatchObject({ code: 0, said: expect.stringContaining('is live') });
      });
      console.log(`Live on all hosts after ${times.join(' and ')} ms.`);
      expect(Math.max(...times)).toBeLessThanOrEqual(3000);
      expectUnharmed(row);
    });

    test('the clocks of one shell and one service are off by hours: they sell, and follow releases', async () => {
      const row = await protocol.during('clocks off', async () => {
        await cluster.shellB.end();
        await cluster.shellB.start(clockOff(OFF_MS));
        await cluster.serviceB.end();
        await cluster.serviceB.start(clockOff(-OFF_MS));
        await pause(REJOIN_MS);
        const { code, said } = await cluster.team('release', '--version', version, '--again', '--no-browser');
        expect([code, said]).toEqual([0, expect.stringContaining('is live')]);
        expect(await liveOn(cluster.shellB.url)).toBe(true);
        expect(await cluster.team('rollback')).toMatchObject({ code: 0 });
        await cluster.shellB.end();
        await cluster.shellB.start();
        await cluster.serviceB.end();
        await cluster.serviceB.start();
      });
      expectUnharmed(row);
    });

    test('the disk of one host is full: it goes on, a release is taken back, and succeeds when there is room', async () => {
      const row = await protocol.during('disk full', async () => {
        limitFiles(cluster.shellA.pid, '0');
        const refused = await cluster.team('release', '--version', version, '--again', '--no-browser');
        expect([refused.code, refused.said]).toEqual([
          1,
          expect.stringContaining('is refused by the running shop'),
        ]);
        limitFiles(cluster.shellA.pid, 'unlimited');
        await until(async () => !(await liveOn(cluster.shellB.url)));
        await until(async () => {
          const { code } = await cluster.team('release', '--version', version, '--again', '--no-browser');
          return code === 0;
        }, 60_000);
      });
      expectUnharmed(row);
    });

    test('a power cut: everything is killed at once, and nothing that was acknowledged is lost', async () => {
      await protocol.during('power cut of all', async (strike) => {
        strike();
        const acknowledged = [...crowd.acknowledged];
        await Promise.all([cluster.postgres.cutPower(), ...cluster.all.map((one) => one.end('SIGKILL'))]);
        await cluster.postgres.start();
        await Promise.all(cluster.all.map((one) => one.start()));
        await pause(REJOIN_MS);
        const paid = (await cluster.serviceA.service.orders()).filter(({ status }) => status === 'paid');
        const kept = new Set(paid.map(({ session_id }) => session_id));
        expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
      });
      const row = await protocol.during('after the power cut', () => pause(3000));
      expect(row['failed in its second'] + row['failed beside']).toBe(0);
    });

    test('in the end every paid session has exactly one paid order, and nobody gave up', async () => {
      await crowd.stop();
      const paid = cluster.stripe.paidSessions().map(({ id }) => id);
      const orders = async () =>
        (await cluster.serviceA.service.orders())
          .filter(({ status }) => status === 'paid')
          .map((one) => one.session_id);
      await until(async () => (await orders()).length >= paid.length, 30_000);
      expect((await orders()).sort()).toEqual(paid.sort());
      expect([crowd.gaveUp, crowd.acknowledged.size]).toEqual([0, crowd.bought.size]);
      const fromCache = crowd.visits.filter(({ cache }) => /HIT|STALE|UPDATING/.test(cache)).length;
      console.log(
        `${crowd.visits.length} pages, ${fromCache} from the proxy's cache; ${paid.length} orders.`,
      );
    });
  },
);
