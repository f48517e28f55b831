import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { until } from '../../checkout-service/testing/builtService';
import { findChromium } from '../../shared/tooling/findChromium';
import type * as Copies from '../support/copyOfRepository.mjs';
import { freePort } from '../support/freePort';
import { runNode } from '../support/runNode';
import { S3StandIn } from '../support/s3StandIn';
import { startBalancer } from './support/balancer';
import { buildOtherShell } from './support/buildVersion';
import { ShellHost } from './support/shellHost';
import { publishFirst } from './support/stage';
import { filesIn, getShell, visitDuring } from './support/visitors';

const { copyRepository } = jest.requireActual<typeof Copies>('../support/copyOfRepository.mjs');

jest.setTimeout(150_000);
const root = path.join(__dirname, '../..');
const version = `balanced-${process.pid}`;

let folder: string;
let s3: S3StandIn;
let copy: Awaited<ReturnType<typeof copyRepository>>;
let hosts: ShellHost[];
let program: string;
let balancer: Awaited<ReturnType<typeof startBalancer>>;
let browser: Browser;

const hostAt = (port: number) =>
  new ShellHost(program, path.join(folder, String(port)), port, s3.environment);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(async () => {
  copy = await copyRepository();
  buildOtherShell(copy.folder, version);
  folder = mkdtempSync(path.join(os.tmpdir(), 'balanced-'));
  s3 = await new S3StandIn().start();
  const versions = await publishFirst(s3.environment, path.join(folder, 'team'));
  program = path.join(root, 'releases/shell', versions.shell ?? '', 'server/server.js');
  const [here, there, port] = await Promise.all([freePort(), freePort(), freePort()]);
  hosts = [here, there].map(hostAt);
  await Promise.all(hosts.map((host) => host.start()));
  balancer = await startBalancer(port, () => hosts.map(({ url }) => url));
  browser = await chromium.launch({ executablePath: findChromium() });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  balancer?.stop();
  await Promise.all(hosts.map((host) => host.end('SIGKILL')));
  await s3.stop();
  await copy.remove();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  rmSync(path.join(root, 'releases/shell', version), { recursive: true, force: true });
});

const release = (...flags: string[]) =>
  runNode(
    [
      path.join(copy.folder, 'shared/tooling/run.mjs'),
      'release/release',
      '--version',
      version,
      '--no-browser',
      ...flags,
    ],
    path.join(copy.folder, 'shell'),
    { ...s3.environment, DATA_DIR: path.join(folder, 'team') },
  );
const rollback = () =>
  runNode(
    [path.join(copy.folder, 'shared/tooling/run.mjs'), 'release/rollback'],
    path.join(copy.folder, 'shell'),
    { ...s3.environment, DATA_DIR: path.join(folder, 'team') },
  );

/** Waits until every host shows this version of the shell. */
const untilShown = (wanted: string | undefined) =>
  until(async () =>
    (await Promise.all(hosts.map(({ url }) => getShell(url)))).every((one) => one === wanted),
  );

test('a release of the shell and its rollback: every file is answered by every host, and every page comes alive', async () => {
  const before = await getShell(balancer.url);
  const dead = await visitDuring(browser, balancer.url, async () => {
    expect(await release()).toMatchObject({ code: 0, said: expect.stringContaining(`${version} is live`) });
    expect(await Promise.all(hosts.map(({ url }) => getShell(url)))).toEqual([version, version]);
    await pause(2000);
    expect(await rollback()).toMatchObject({ code: 0 });
    await untilShown(before);
    await pause(2000);
  });
  expect([balancer.failed(), dead]).toEqual([[], []]);
  expect(balancer.count()).toBeGreaterThan(200);
});

test('a host that joins with an empty folder answers files of every version that the registry remembers', async () => {
  expect(await release('--again')).toMatchObject({ code: 0 });
  expect(await rollback()).toMatchObject({ code: 0 });
  const [first] = hosts;
  const names = [version, await getShell(first?.url ?? '')].flatMap((one) => {
    const assets = path.join(root, 'releases/shell', one ?? '', 'client/assets.json');
    return filesIn(readFileSync(assets, 'utf8').replace(/"([\w.-]+\.(?:js|css))"/g, '"/r/shell/$1"'));
  });
  const joined = hostAt(await freePort());
  hosts.push(joined);
  await joined.start();
  const statuses = await Promise.all(names.map(async (name) => (await fetch(joined.url + name)).status));
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const dead = await visitDuring(browser, balancer.url, () => pause(3000).then(() => {}));
  expect([balancer.failed(), dead]).toEqual([[], []]);
});

test('while the object store is away no page and no file fails, and a host starts without it', async () => {
  s3.fault = { isAway: true };
  const [, , joined] = hosts;
  if (!joined) throw new Error('a third host was wanted');
  hosts = hosts.slice(0, 2);
  await joined.end();
  await joined.start();
  hosts.push(joined);
  const dead = await visitDuring(browser, balancer.url, () => pause(3000).then(() => {}));
  s3.fault = {};
  expect([balancer.failed(), dead]).toEqual([[], []]);
});
