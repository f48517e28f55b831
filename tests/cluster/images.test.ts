import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../shared/tooling/findChromium';
import type * as Copies from '../support/copyOfRepository.mjs';
import { freePort } from '../support/freePort';
import { S3StandIn } from '../support/s3StandIn';
import { startBalancer } from './support/balancer';
import { buildOtherShell } from './support/buildVersion';
import { ShellHost } from './support/shellHost';
import { publishFirst } from './support/stage';
import { getShell, visitDuring } from './support/visitors';

const { copyRepository } = jest.requireActual<typeof Copies>('../support/copyOfRepository.mjs');

jest.setTimeout(150_000);
const root = path.join(__dirname, '../..');
const next = `image-${process.pid}`;
/** A host that is to end gets no new requests from the balancer; what is under way ends meanwhile. */
const LEAVE_MS = 500;
const SEEN_MS = 2000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const toProgram = (version = '') => path.join(root, 'releases/shell', version, 'server/server.js');

let folder: string;
let s3: S3StandIn;
let hosts: ShellHost[];
let versions: Awaited<ReturnType<typeof publishFirst>>;
let balancer: Awaited<ReturnType<typeof startBalancer>>;
let browser: Browser;

/** A container of an image: its folders are new at each start. */
async function startContainer(version: string | undefined) {
  const port = await freePort();
  const host = new ShellHost(toProgram(version), path.join(folder, String(port)), port, s3.environment);
  await host.start();
  return host;
}

beforeAll(async () => {
  const copy = await copyRepository();
  buildOtherShell(copy.folder, next);
  await copy.remove();
  folder = mkdtempSync(path.join(os.tmpdir(), 'images-'));
  s3 = await new S3StandIn().start();
  versions = await publishFirst(s3.environment, path.join(folder, 'team'));
  hosts = await Promise.all([startContainer(versions.shell), startContainer(versions.shell)]);
  balancer = await startBalancer(await freePort(), () => hosts.map(({ url }) => url));
  browser = await chromium.launch({ executablePath: findChromium() });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  balancer?.stop();
  await Promise.all(hosts.map((host) => host.end('SIGKILL')));
  await s3.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  rmSync(path.join(root, 'releases/shell', next), { recursive: true, force: true });
});

test('a rolling update to another image: every host answers the files of both, and every page comes alive', async () => {
  const dead = await visitDuring(browser, balancer.url, async () => {
    for (const old of [...hosts]) {
      hosts = [...hosts, await startContainer(next)];
      await pause(SEEN_MS);
      hosts = hosts.filter((host) => host !== old);
      await pause(LEAVE_MS);
      await old.end();
      await pause(SEEN_MS);
    }
  });
  expect(await Promise.all(hosts.map(({ url }) => getShell(url)))).toEqual([next, next]);
  expect([balancer.failed(), dead]).toEqual([[], []]);
  expect(balancer.count()).toBeGreaterThan(100);
});
