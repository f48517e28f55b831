import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  builtService,
  RunningService,
  standInSettings,
} from '../../../checkout-service/testing/builtService';
import { type PostgresServer, startPostgres } from '../../../checkout-service/testing/postgresServer';
import { StripeStandIn } from '../../../checkout-service/testing/stripeStandIn';
import { freePort } from '../../support/freePort';
import { runNode } from '../../support/runNode';
import { S3StandIn } from '../../support/s3StandIn';
import { buildVersion } from './buildVersion';
import { startNginx } from './nginx';
import { ShellHost } from './shellHost';

const root = path.resolve(__dirname, '../../..');

type Environment = Record<string, string | undefined>;
type Versions = Record<string, string>;

/** A checkout service that is started and ended at will, always on its port. */
class ServiceHost {
  private running: RunningService | null = null;

  constructor(
    readonly port: number,
    private readonly environment: Environment,
  ) {}

  get service() {
    if (!this.running) throw new Error('the service was never started');
    return this.running;
  }

  async start(more: Environment = {}) {
    const environment = { ...this.environment, CHECKOUT_PORT: String(this.port), ...more };
    this.running = new RunningService(builtService(), environment);
    await this.running.ready;
  }

  end(signal: NodeJS.Signals = 'SIGTERM') {
    return this.service.kill(signal);
  }
}

/** Builds what is not built, and publishes it into the store: the first start of a shop of many hosts. */
export function publishFirst(environment: Environment, dataDir: string): Promise<Versions> {
  const child = fork(path.join(root, 'shared/tooling/run.mjs'), ['start/prepare'], {
    env: { ...process.env, NODE_ENV: undefined, ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (versions: Versions) => resolve(versions));
    child.once('exit', (code) => reject(new Error(`publishing ended with ${code}`)));
  });
}

export const buildTools = (version: string) => buildVersion(root, 'mf-tools', version);

/** What a team's own machine runs; the shop is reached by the store alone. */
export function makeTeam(environment: Environment, dataDir: string) {
  return (command: 'release' | 'rollback' | 'doctor', ...words: string[]) => {
    const program = path.join(root, 'shared/tooling/run.mjs');
    return runNode([program, `release/${command}`, ...words], path.join(root, 'mf-tools'), {
      ...environment,
      DATA_DIR: dataDir,
    });
  };
}

/** Two shells and two services behind nginx, PostgreSQL, an object store, Stripe: a shop of many hosts on one machine. */
export async function startCluster() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cluster-'));
  const s3 = await new S3StandIn().start();
  const stripe = await new StripeStandIn().start();
  const postgres: PostgresServer = await startPostgres();
  const teamDir = path.join(folder, 'team');
  const versions = await publishFirst(s3.environment, teamDir);

  const [port, portOfServices, ...others] = await Promise.all(Array.from({ length: 6 }, freePort));
  if (!port || !portOfServices) throw new Error('no free port');
  const [portA = 0, portB = 0, portC = 0, portD = 0] = others;
  const origin = `http://127.0.0.1:${port}`;

  const ofServices = {
    ...standInSettings(stripe),
    DATABASE_URL: postgres.url,
    SITE_ORIGIN: origin,
    TRUST_PROXY: '2',
    RECONCILE_SECONDS: '5',
    LOG_LEVEL: 'warn',
  };
  const services = [portC, portD].map(
    (own) => new ServiceHost(own, { ...ofServices, DATA_DIR: path.join(folder, `service-${own}`) }),
  );
  const program = path.join(root, 'releases/shell', versions.shell ?? '', 'server/server.js');
  const ofShells = {
    ...s3.environment,
    SITE_ORIGIN: origin,
    CHECKOUT_URL: `http://127.0.0.1:${portOfServices}`,
    CHECKOUT_SANDBOX: 'false',
  };
  const shells = [portA, portB].map(
    (own) => new ShellHost(program, path.join(folder, `host-${own}`), own, ofShells),
  );
  const all = [...services, ...shells];
  await Promise.all(all.map((one) => one.start()));
  const ports = {
    'shell a': portA,
    'shell b': portB,
    'service a': portC,
    'service b': portD,
    port,
    'port of services': portOfServices,
  };
  const nginx = await startNginx(path.join(folder, 'nginx'), ports);
  const [shellA, shellB] = shells;
  const [serviceA, serviceB] = services;
  if (!shellA || !shellB || !serviceA || !serviceB) throw new Error('two of each were wanted');
  return {
    port,
    s3,
    stripe,
    postgres,
    nginx,
    shellA,
    shellB,
    serviceA,
    serviceB,
    all,
    team: makeTeam(s3.environment, teamDir),
    async stop() {
      await nginx.stop();
      await Promise.all(all.map((one) => one.end('SIGKILL')));
      await Promise.all([postgres.stop(), s3.stop(), stripe.stop()]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
