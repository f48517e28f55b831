import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type * as Reports from '@shop/node/object-store/hostReports';
import type * as Publishing from '@shop/node/object-store/publishRelease';
import type * as Registries from '@shop/node/object-store/registryInStore';
import { openStandIn } from '@shop/testing/openStandIn';
import { S3StandIn } from '@shop/testing/s3StandIn';

const { reportHost } = jest.requireActual<typeof Reports>('@shop/node/object-store/hostReports');
const { publishRelease } = jest.requireActual<typeof Publishing>('@shop/node/object-store/publishRelease');
const { changeStoredRegistry, createStoredRegistry } = jest.requireActual<typeof Registries>(
  '@shop/node/object-store/registryInStore',
);

const root = path.resolve(__dirname, '../../..');
jest.setTimeout(60_000);
let s3: S3StandIn;
let folder: string;
beforeEach(async () => {
  s3 = await new S3StandIn().start();
  folder = mkdtempSync(path.join(os.tmpdir(), 'other-hosts-'));
  await createStoredRegistry(openStandIn(s3));
});
afterEach(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const report = (more: object) =>
  reportHost(openStandIn(s3), 'a', { generation: 1, shell: 's9', remotes: {}, ...more });

/** On a machine that shows nothing itself. */
async function runNode(words: string[], workspace = '.') {
  const own = { DATA_DIR: path.join(folder, 'data'), RELEASES_DIR: path.join(folder, 'releases') };
  const child = spawn(process.execPath, words, {
    cwd: path.join(root, workspace),
    env: { ...process.env, ...s3.environment, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { out, err };
}

async function run(script: string) {
  const load = "import { loadTooling } from './shared/tooling/compiled.mjs';\n";
  return JSON.parse((await runNode(['--input-type=module', '-e', load + script])).out);
}

const doctor = () => runNode(['shared/tooling/run.mjs', 'release/doctor']);

async function releaseElsewhere() {
  const elsewhere = path.join(folder, 'elsewhere');
  const digests: Record<string, string> = {};
  for (const name of ['shell/s9', 'mf-tools/1', 'mf-tools/2']) {
    mkdirSync(path.join(elsewhere, name), { recursive: true });
    writeFileSync(path.join(elsewhere, name, 'release.json'), '{}');
    digests[name] = await publishRelease(openStandIn(s3), elsewhere, name);
  }
  const trial = { share: 0.1, pages: 9, minutes: 1, salt: 'x'.repeat(16), openedAt: '' };
  const pointer = { app: 'mf-tools', version: '1', before: [], rolledBack: [] };
  const images = { 'shell/s9': new Date(Date.now() + 3_600_000).toISOString() };
  await changeStoredRegistry(openStandIn(s3), (registry) => ({
    ...registry,
    remotes: { mf_tools: { ...pointer, canary: { version: '2', ...trial } } },
    digests,
    images,
  }));
}

test('the gate of another machine is that of the shell that runs, and links lead to its shop', async () => {
  await releaseElsewhere();
  await report({ origin: 'https://shop.example' });
  const found = await run(`
    const { isReleased } = await loadTooling('apps');
    const { fetchFromStore } = await loadTooling('release/registryStore');
    const { readLive } = await loadTooling('release/gate/gate');
    const { shopOrigin } = await loadTooling('release/previewLink');
    await fetchFromStore();
    const { shell, canaries } = await readLive({ mayBuild: false });
    process.stdout.write(JSON.stringify([shell, isReleased('shell', shell), canaries, await shopOrigin()]));`);
  expect(found).toEqual(['s9', true, [{ app: 'mf-tools', version: '2' }], 'https://shop.example']);
});

test('a bucket that fails for a moment ends no command that waits for the hosts', async () => {
  await report({});
  const answered = run(`
    const { askShells } = await loadTooling('release/servedFile');
    const judge = ({ generation }) => (generation > 1 ? { verdict: 'live' } : null);
    process.stdout.write(JSON.stringify(await askShells({ judge, limitMs: 20_000 })));`);
  await s3.asked('hosts/');
  s3.fault = { isAway: true };
  // What gets no answer is asked for twice.
  for (let asked = 0; asked < 3; asked++) await s3.asked('hosts/');
  s3.fault = {};
  await report({ generation: 2 });
  expect(await answered).toMatchObject([{ verdict: 'live' }]);
});

test('the doctor names a host that refuses the very version that is live', async () => {
  await releaseElsewhere();
  const refused = { version: '1', reason: 'its files are missing' };
  await report({ remotes: { mf_tools: { version: '1', refused } } });
  expect((await doctor()).out).toContain(
    '- mf_tools is served at no version (a) and should be at 1: its files are missing',
  );
});

test.each(['registry', 'bucket'])('a store without %s takes no copy of the registry', async (lost) => {
  await releaseElsewhere();
  await doctor();
  const copy = () => readFileSync(path.join(folder, 'data/registry.json'), 'utf8');
  const before = copy();
  if (lost === 'bucket') s3.hasBucket = false;
  else s3.objects.delete('shop/registry.json');
  expect((await doctor()).err).toBe('the object store has no registry.\n');
  expect(copy()).toBe(before);
});

test('a rollback moves the pointer before it fetches a release', async () => {
  await releaseElsewhere();
  await changeStoredRegistry(openStandIn(s3), (registry) => ({
    ...registry,
    remotes: { mf_tools: { app: 'mf-tools', version: '2', before: ['1'], rolledBack: [] } },
  }));
  const live = () => JSON.parse(String(s3.objects.get('shop/registry.json')?.bytes)).remotes.mf_tools.version;
  const liveAtFetch: string[] = [];
  s3.fault.hangs = (key) => {
    if (key.includes('/manifests/')) liveAtFetch.push(live());
    return false;
  };
  const { out } = await runNode([path.join(root, 'shared/tooling/run.mjs'), 'release/rollback'], 'mf-tools');
  expect(out).toContain('mf-tools 1 is recorded');
  expect(new Set(liveAtFetch)).toEqual(new Set(['1']));
});
