import type { Database } from '../src/database/database';
import { StripeStandIn } from './stripeStandIn';
import {
  emptyDatabase,
  prepareDatabase,
  type ServiceChange,
  startTestService,
  type TestService,
} from './testService';

/** Fresh products and no orders before each test. */
export type Suite = {
  service: TestService;
  standIn: StripeStandIn;
  database: Database;
  /** A second process on the same database. Stopped after the test. */
  startAnother: (change?: ServiceChange) => Promise<TestService>;
};

type OpenedDatabase = { database: Database; dispose: () => Promise<void> };

export function runSuites(open: () => Promise<OpenedDatabase>, suites: ((suite: Suite) => void)[]): void {
  const suite = {} as Suite;
  const others: TestService[] = [];
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    const opened = await open();
    dispose = opened.dispose;
    suite.database = opened.database;
    await prepareDatabase(opened.database);
    suite.standIn = await new StripeStandIn().start();
    suite.service = await startTestService(opened.database, suite.standIn);
    suite.startAnother = async (change) => {
      const other = await startTestService(opened.database, suite.standIn, change);
      others.push(other);
      return other;
    };
  }, 60_000);

  beforeEach(async () => {
    suite.standIn.clear();
    suite.service.logged.length = 0;
    await emptyDatabase(suite.database);
  });

  afterEach(async () => {
    await Promise.all(others.splice(0).map((other) => other.stop()));
  });

  afterAll(async () => {
    await suite.service?.stop();
    await suite.standIn?.stop();
    await dispose?.();
  });

  for (const describeSuite of suites) describeSuite(suite);
}
