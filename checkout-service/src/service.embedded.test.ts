/** @jest-environment ./checkout-service/testing/pgliteEnvironment.cjs */
import { runSuites } from '../testing/suite';
import { suites } from '../testing/suites';
import { openInMemory } from './database/embeddedDatabase';

jest.mock('@electric-sql/pglite', () => (globalThis as { PGLITE?: object }).PGLITE);
jest.setTimeout(30_000);

describe('on the embedded database', () => {
  runSuites(async () => {
    const database = await openInMemory();
    return { database, dispose: database.close };
  }, suites);
});
