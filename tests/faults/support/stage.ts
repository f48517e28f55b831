import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  builtService,
  type Environment,
  RunningService,
  standInSettings,
} from '../../../checkout-service/testing/builtService';
import { StripeStandIn } from '../../../checkout-service/testing/stripeStandIn';

export const cart = {
  items: [{ id: 'wx-201', name: 'Soy Wax', price: 14.99, variantId: null, quantity: 1 }],
};

/** The built service, a Stripe of its own, a data folder of its own; whatever runs is killed and removed at the end. */
export type Stage = {
  folder: string;
  standIn: StripeStandIn;
  dataDir: string;
  start: (environment?: Environment) => RunningService;
};

/** Sets the stage anew for each test, or once for the file. */
export function useStage(scope: 'test' | 'file' = 'test'): Stage {
  const running: RunningService[] = [];
  const stage = {
    folder: builtService(),
    start: (environment = {}) => {
      const service = new RunningService(stage.folder, {
        DATA_DIR: stage.dataDir,
        ...standInSettings(stage.standIn),
        ...environment,
      });
      running.push(service);
      return service;
    },
  } as Stage;

  const set = async () => {
    stage.standIn = await new StripeStandIn().start();
    stage.dataDir = mkdtempSync(path.join(tmpdir(), 'shop-faults-'));
  };
  const clear = async () => {
    await Promise.all(running.splice(0).map((service) => service.kill()));
    await stage.standIn?.stop();
    if (stage.dataDir) rmSync(stage.dataDir, { recursive: true, force: true });
  };
  if (scope === 'file') {
    beforeAll(set);
    afterAll(clear);
  } else {
    beforeEach(set);
    afterEach(clear);
  }
  return stage;
}

/** The environment of a service in which this module runs before everything else. */
export const preload = (source: string): Environment => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}`,
});

/** A shopper's session; fails where the service makes none. */
export async function buy(service: RunningService): Promise<string> {
  const sessionId = await service.checkOut(cart);
  if (!sessionId) throw new Error('No session');
  return sessionId;
}

export const getStatus = async (service: RunningService, pathname: string) =>
  (await fetch(`${service.origin}${pathname}`, { signal: AbortSignal.timeout(45_000) })).status;

export const getOrder = async (service: RunningService, sessionId: string) =>
  (await service.orders()).find(({ session_id }) => session_id === sessionId);
