import { pino } from 'pino';
import { hasPostgres, startPostgres } from '../testing/postgresServer';
import { runSuites } from '../testing/suite';
import { suites } from '../testing/suites';
import { openPostgres } from './database/postgresDatabase';

if (hasPostgres()) {
  describe('on a PostgreSQL server', () => {
    runSuites(async () => {
      const server = await startPostgres();
      const database = await openPostgres(server.url, pino({ level: 'silent' }));
      const dispose = async () => {
        await database.close();
        await server.stop();
      };
      return { database, dispose };
    }, suites);
  });
} else {
  test.skip("skipped: initdb and postgres are not on this machine's PATH", () => undefined);
}
