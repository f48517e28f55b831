import { openInMemory } from '../src/database/embeddedDatabase';
import { runSuites, type Suite } from './suite';

jest.mock('@electric-sql/pglite', () => Reflect.get(globalThis, 'PGLITE'));

const { testPath = '' } = expect.getState();
const suites = Object.values(jest.requireActual<Record<string, (suite: Suite) => void>>(testPath));

runSuites(async () => {
  const database = await openInMemory();
  return { database, dispose: database.close };
}, suites);
