import { type Logger, pino } from 'pino';
import { hasPostgres, type PostgresServer, startPostgres } from '../testing/postgresServer';
import type { Database } from './database/database';
import { joinLeaderElection } from './database/leaderElection';
import { currentVersion, isMigrated, migrate } from './database/migrate';
import { openPostgres } from './database/postgresDatabase';

jest.setTimeout(60_000);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isSo: () => boolean): Promise<void> {
  for (let round = 0; round < 600 && !isSo(); round += 1) await pause(50);
  expect(isSo()).toBe(true);
}

(hasPostgres() ? describe : describe.skip)(
  'several services on one PostgreSQL (needs initdb and postgres)',
  () => {
    const log: Logger = pino({ level: 'silent' });
    const opened: Database[] = [];
    let server: PostgresServer;
    let count = 0;
    let url: string;

    const setDefault = async (setting: string) => {
      const database = await openPostgres(server.url, log);
      await database.query(`alter database several_${count} set ${setting}`);
      await database.close();
    };
    const open = async () => {
      const database = await openPostgres(url, log);
      opened.push(database);
      return database;
    };
    beforeAll(async () => {
      server = await startPostgres();
    });
    beforeEach(async () => {
      count += 1;
      const first = await openPostgres(server.url, log);
      await first.query(`create database several_${count}`);
      await first.close();
      url = Object.assign(new URL(server.url), { pathname: `several_${count}` }).href;
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((database) => database.close()));
    });
    afterAll(() => server?.stop());

    test.each(['read committed', 'serializable'])(
      'that start at once on an empty database, by default %s, apply each migration once',
      async (isolation) => {
        await setDefault(`default_transaction_isolation = '${isolation}'`);
        const starters = await Promise.all(Array.from({ length: 6 }, open));
        await Promise.all(starters.map(migrate));
        const [first] = starters as [Database];
        const applied = await first.query<{ version: number }>(
          'select version from schema_migrations order by 1',
        );
        expect(applied.map(({ version }) => version)).toEqual(
          Array.from({ length: currentVersion }, (_, index) => index + 1),
        );
        expect(await isMigrated(first)).toBe(true);
      },
    );

    test('wait for one that migrates, longer than any request or the database allows @whole', async () => {
      await setDefault("statement_timeout = '2s'");
      await setDefault("lock_timeout = '2s'");
      const [slow, waiting] = [await open(), await open()];
      let isUnderWay = false;
      let isDone = false;
      const migrating = slow.patientTransaction(async (query) => {
        await query('select pg_advisory_xact_lock(727401133)');
        isUnderWay = true;
        await query('select pg_sleep(5.5)');
        isDone = true;
      });
      await until(() => isUnderWay);
      await migrate(waiting);
      expect(isDone).toBe(true);
      await migrating;
    });

    test('leave a schema that is newer than they are as it is, and count it as ready', async () => {
      const database = await open();
      await migrate(database);
      await database.query('insert into schema_migrations (version) values ($1)', [currentVersion + 1]);
      await migrate(database);
      expect(await isMigrated(database)).toBe(true);
    });

    describe('choose one that leads', () => {
      const working: number[] = [];
      let begun = 0;
      beforeEach(() => {
        begun = 0;
      });
      /** Which of them work as leader is in `working`. */
      const seek = (database: Database, name: number) =>
        joinLeaderElection(
          database,
          () => {
            working.push(name);
            begun += 1;
            return async () => void working.splice(working.indexOf(name), 1);
          },
          log,
        );

      test('and another one as soon as it resigns', async () => {
        const databases = [await open(), await open(), await open()];
        const seeking = databases.map(seek);
        await until(() => working.length > 0);
        // Everybody has asked by then.
        await pause(300);
        expect(working).toHaveLength(1);
        const [first = -1] = working;
        expect(seeking.map(({ isLeader }) => isLeader())).toEqual([0, 1, 2].map((name) => name === first));
        await seeking[first]?.resign();
        await until(() => working.length > 0);
        expect(working[0]).not.toBe(first);
        await Promise.all(seeking.map(({ resign }) => resign()));
        expect(working).toEqual([]);
      });

      test('and vacuum removes what it outlives, whatever isolation the database has by default', async () => {
        await setDefault("default_transaction_isolation = 'serializable'");
        const [database, other] = [await open(), await open()];
        const leading = seek(database, 1);
        await until(() => leading.isLeader());
        const pinned = await other.query(
          `select pid from pg_stat_activity
           where datname = current_database() and state = 'idle in transaction' and backend_xmin is not null`,
        );
        expect(pinned).toEqual([]);
        await leading.resign();
      });

      test('and another one when its connection is lost, and then it does not lead any more', async () => {
        const [first, second] = [await open(), await open()];
        const leading = seek(first, 1);
        await until(() => leading.isLeader());
        const following = seek(second, 2);
        await second.query(
          `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()`,
        );
        // Both may work for a moment, until the one that lost it asks the database again.
        await until(() => begun === 2 && working.length === 1);
        expect([leading, following].filter(({ isLeader }) => isLeader())).toHaveLength(1);
        await Promise.all([leading.resign(), following.resign()]);
      });
    });
  },
);
