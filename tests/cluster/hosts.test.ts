import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '../../checkout-service/testing/builtService';
import { freePort } from '../support/freePort';
import { S3StandIn } from '../support/s3StandIn';
import { ShellHost } from './support/shellHost';
import { buildTools, makeTeam, publishFirst } from './support/stage';

jest.setTimeout(120_000);
const root = path.join(__dirname, '../..');
const version = `hosts-${process.pid}`;
const ADDRESSES = Array.from({ length: 40 }, (_, index) => `203.0.113.${index}`);

let folder: string;
let s3: S3StandIn;
let hosts: ShellHost[];
let team: ReturnType<typeof makeTeam>;
let program: string;
let settings: Record<string, string>;
beforeAll(async () => {
  buildTools(version);
  folder = mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
  s3 = await new S3StandIn().start();
  settings = { ...s3.environment, PREVIEW_SECRET: 'what-links-of-this-test-are-signed-with' };
  const versions = await publishFirst(settings, path.join(folder, 'team'));
  program = path.join(root, 'releases/shell', versions.shell ?? '', 'server/server.js');
  const ports = await Promise.all([freePort(), freePort()]);
  hosts = ports.map((port) => new ShellHost(program, path.join(folder, String(port)), port, settings));
  await Promise.all(hosts.map((host) => host.start()));
  team = makeTeam(settings, path.join(folder, 'team'));
}, 300_000);
afterAll(async () => {
  await Promise.all(hosts.map((host) => host.end('SIGKILL')));
  await s3.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  rmSync(path.join(root, 'releases/mf-tools', version), { recursive: true, force: true });
});

const page = async ({ url }: ShellHost, headers: Record<string, string> = {}) =>
  (await fetch(`${url}/wax-calculator`, { headers })).text();
const fileStatus = async ({ url }: ShellHost) =>
  (await fetch(`${url}/r/mf-tools/${version}/client/embed/calculators.js`)).status;

test('a preview opens on every host for whoever has the link, at once, and for nobody else', async () => {
  const { code, said } = await team('release', '--version', version, '--no-browser', '--preview');
  expect([code, said]).toEqual([0, expect.stringContaining('?preview=')]);
  const [, token = ''] = /\?preview=(\S+)/.exec(said) ?? [];
  for (const host of hosts) {
    const opened = await fetch(`${host.url}/wax-calculator?preview=${token}`, { redirect: 'manual' });
    const cookie = { cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    expect(await page(host, cookie)).toContain(version);
    expect(await page(host)).not.toContain(version);
  }
});

test('the doctor looks at every host', async () => {
  const { said } = await team('doctor');
  for (const { port } of hosts) expect(said).toContain(`-${port})`);
  expect(said).not.toContain('no shop is running');
});

/** Who of many addresses is shown the version. */
async function shownOn(host: ShellHost) {
  const pages = await Promise.all(ADDRESSES.map((address) => page(host, { 'X-Forwarded-For': address })));
  return ADDRESSES.filter((_, index) => pages[index]?.includes(version));
}

test('a canary is shown by every host to the same visitors, and by none once it is rolled back', async () => {
  const { code, said } = await team('release', '--version', version, '--no-browser', '--canary', '50%');
  expect([code, said]).toEqual([0, expect.stringContaining('is open to 50 % of visitors')]);
  const [here = [], there] = await Promise.all(hosts.map(shownOn));
  expect(here.length).toBeGreaterThan(5);
  expect(here.length).toBeLessThan(35);
  expect(there).toEqual(here);
  expect(await Promise.all(hosts.map((host) => fileStatus(host)))).toEqual([200, 200]);
  expect((await team('rollback')).code).toBe(0);
  await until(async () => (await Promise.all(hosts.map(shownOn))).flat().length === 0);
});

const inStore = () => JSON.parse(s3.objects.get('shop/registry.json')?.bytes.toString() ?? '{}');
const pointer = () => inStore().remotes.mf_tools;
/** An address counts once: of forty, some twenty are given it. */
const openTrial = () =>
  team(
    'release',
    '--version',
    version,
    '--again',
    '--no-browser',
    '--canary',
    '50%',
    '--pages',
    '8',
    '--minutes',
    '0',
  );

/** Page loads on one host until the verdict is in the store: each tells what it was given, and whether that failed. */
async function browse(host: ShellHost, isFaulty: (isTrial: boolean) => boolean) {
  const stable = pointer().version;
  await until(async () => {
    for (const address of ADDRESSES) {
      const headers = { 'X-Forwarded-For': address };
      const isTrial = (await page(host, headers)).includes(version);
      const release = `mf-tools/${isTrial ? version : stable}`;
      const failed = isFaulty(isTrial) ? [release] : [];
      const body = JSON.stringify({ used: [release], failed, lcp: 700, inp: 30 });
      await fetch(`${host.url}/beacons`, { method: 'POST', headers, body });
    }
    return !pointer().canary;
  }, 60_000);
}

test('a bad canary is ended for all hosts by the one whose visitors it fails', async () => {
  const [here, there] = hosts;
  if (!here || !there) throw new Error('two hosts were wanted');
  const stable = pointer().version;
  expect((await openTrial()).code).toBe(0);
  expect((await shownOn(there)).length).toBeGreaterThan(5);
  await browse(here, (isTrial) => isTrial);
  expect(pointer()).toMatchObject({ version: stable, rolledBack: [version] });
  expect(inStore().changes.at(-1)).toMatchObject({
    what: 'canary ended',
    by: 'the running shop',
    reason: expect.stringContaining('with a fault'),
  });
  await until(async () => (await Promise.all(hosts.map(shownOn))).flat().length === 0);
});

test('a good one is promoted on all hosts by the one that has seen enough of it', async () => {
  const [, there] = hosts;
  if (!there) throw new Error('two hosts were wanted');
  expect((await openTrial()).code).toBe(0);
  await browse(there, () => false);
  expect(pointer().version).toBe(version);
  expect(inStore().changes.at(-1)).toMatchObject({ what: 'promoted', by: 'the running shop' });
  await until(async () =>
    (await Promise.all(hosts.map(shownOn))).every(({ length }) => length === ADDRESSES.length),
  );
  expect((await team('rollback')).code).toBe(0);
});

test('a host that has no file of any release is alive and not ready, until it has one', async () => {
  s3.fault = { lost: (key) => /^shop\/(?:r|private)\/mf-/.test(key) };
  const empty = new ShellHost(program, path.join(folder, 'empty'), await freePort(), settings);
  hosts.push(empty);
  await empty.start();
  const status = async (address: string) => (await fetch(`${empty.url}${address}`)).status;
  const asked = ['/healthz', '/readyz?pages', '/wax-calculator'];
  expect(await Promise.all(asked.map(status))).toEqual([200, 503, 503]);
  s3.fault = {};
  await until(async () => (await status('/readyz?pages')) === 200, 30_000);
  await until(async () => (await status('/wax-calculator')) === 200, 30_000);
  await empty.end();
  hosts.pop();
});

test('a rollback asks no host: one is killed, the other shows it within 3 s, and the killed one does when it is back', async () => {
  const [here, there] = hosts;
  if (!here || !there) throw new Error('two hosts were wanted');
  expect((await team('release', '--version', version, '--again', '--no-browser')).code).toBe(0);
  await there.end('SIGKILL');
  const movedAt = () => s3.objects.get('shop/registry.json')?.modified.getTime() ?? 0;
  const released = movedAt();
  const goingBack = team('rollback');
  await until(async () => !(await page(here)).includes(version), 60_000);
  expect(movedAt()).toBeGreaterThan(released);
  expect(Date.now() - movedAt()).toBeLessThanOrEqual(3000);
  expect((await goingBack).code).toBe(0);
  await there.start();
  expect(await Promise.all([page(here), page(there)])).not.toContainEqual(expect.stringContaining(version));
});
