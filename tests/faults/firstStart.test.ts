import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { type RunningService, until } from '../../checkout-service/testing/builtService';
import {
  hasPostgres,
  type PostgresServer,
  startPostgres,
} from '../../checkout-service/testing/postgresServer';
import { buy, getOrder, useStage } from './support/stage';
import { TcpFault } from './support/tcpFault';

jest.setTimeout(120_000);

const ends = { SIGKILL: { code: null, signal: 'SIGKILL' }, SIGTERM: { code: 0, signal: null } };
type Signal = keyof typeof ends;

/** Whatever happened to the starts before, this one serves, and keeps what it acknowledges. */
async function expectGoodStart(
  service: RunningService,
  standIn: ReturnType<typeof useStage>['standIn'],
): Promise<void> {
  await service.ready;
  const id = await buy(service);
  expect(await service.deliver(standIn.pay(id))).toBe(true);
  expect(await getOrder(service, id)).toMatchObject({ status: 'paid' });
}

describe('the first start on an embedded data folder', () => {
  const stage = useStage();
  const getFile = (name: string) => path.join(stage.dataDir, 'checkout', name);

  test.each<[Signal, string, string]>([
    ['SIGKILL', 'it is locked @whole', 'service.lock'],
    ['SIGTERM', 'it is locked @whole', 'service.lock'],
    ['SIGKILL', 'its database is half unpacked', 'pgdata/PG_VERSION'],
    ['SIGTERM', 'its database is half unpacked @whole', 'pgdata/PG_VERSION'],
    ['SIGKILL', 'its database is migrated @whole', 'pgdata.complete'],
    ['SIGTERM', 'its database is migrated @whole', 'pgdata.complete'],
  ])('ended by %s while %s: the next start works', async (signal, _moment, file) => {
    const service = stage.start();
    // The folder tells how far the start has come.
    while (!existsSync(getFile(file))) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await service.kill(signal)).toEqual(ends[signal]);
    if (signal === 'SIGKILL') expect(service.stdout).not.toContain('listening');
    const isWhole = existsSync(getFile('pgdata.complete')) || !existsSync(getFile('pgdata'));
    await expectGoodStart(stage.start(), stage.standIn);
    // Half a directory is moved aside, never deleted; a whole one is used.
    const aside = readdirSync(getFile('.')).filter((name) => name.startsWith('pgdata.aside-'));
    expect(aside).toHaveLength(isWhole ? 0 : 1);
  });

  test('killed while it replaces a database that is gone: the next start works, with none of its halves', async () => {
    const first = stage.start();
    await expectGoodStart(first, stage.standIn);
    await first.kill();
    rmSync(getFile('pgdata'), { recursive: true });
    const service = stage.start();
    while (!existsSync(getFile('pgdata/PG_VERSION'))) await new Promise((resolve) => setTimeout(resolve, 1));
    await service.kill();
    await expectGoodStart(stage.start(), stage.standIn);
    const aside = readdirSync(getFile('.')).filter((name) => name.startsWith('pgdata.aside-'));
    expect(aside).toHaveLength(1);
  });

  test('of several that start at the same moment one serves, and the others say so and exit 1 @whole', async () => {
    // The one before was killed: all of them find a lock that nobody holds.
    mkdirSync(getFile('.'));
    writeFileSync(getFile('service.lock'), '99999999 1 gone');
    const services = [1, 2, 3, 4].map(() => stage.start());
    const lost = () => services.filter(({ child }) => child.exitCode === 1);
    await until(() => lost().length === 3, 60_000);
    for (const { stderr } of lost()) expect(stderr).toMatch(/^DATA_DIR is in use: [^\n]+\.\n$/);
    const [survivor] = services.filter(({ child }) => child.exitCode === null);
    await expectGoodStart(survivor as RunningService, stage.standIn);
  });
});

(hasPostgres() ? describe : describe.skip)(
  'the first start on a PostgreSQL server (needs initdb and postgres)',
  () => {
    const stage = useStage();
    let server: PostgresServer;
    let wire: TcpFault;
    let admin: Client;
    beforeAll(async () => {
      server = await startPostgres();
      wire = await new TcpFault(server.port).start();
      admin = new Client({ connectionString: server.url });
      await admin.connect();
    });
    beforeEach(async () => {
      await admin.query('drop database if exists shop with (force)');
      await admin.query('create database shop');
    });
    afterAll(async () => {
      await admin?.end();
      await wire?.stop();
      await server?.stop();
    });
    const start = () =>
      stage.start({ DATABASE_URL: `postgres://shop@127.0.0.1:${wire.port}/shop`, RECONCILE_SECONDS: '3600' });

    test.each<[Signal, 'before' | 'after', string, string]>([
      ['SIGKILL', 'before', 'half of its tables are made @whole', 'create table orders'],
      ['SIGTERM', 'before', 'half of its tables are made @whole', 'create table orders'],
      ['SIGKILL', 'before', 'its migration is to be committed @whole', 'insert into schema_migrations'],
      ['SIGKILL', 'after', 'its migration is noted @whole', 'insert into schema_migrations'],
      ['SIGTERM', 'after', 'its migration is noted @whole', 'insert into schema_migrations'],
      ['SIGKILL', 'before', 'its products are to be written @whole', 'insert into products'],
    ])('ended by %s %s %s: the next start works', async (signal, when, _moment, statement) => {
      const service = start();
      wire.strikeAt(statement, when, () => void service.kill(signal));
      expect(await service.ended).toEqual(ends[signal]);
      wire.heal();
      await expectGoodStart(start(), stage.standIn);
    });
  },
);
