import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type * as Publishing from '@shop/node/object-store/publishRelease';
import type * as Registries from '@shop/node/object-store/registryInStore';
import { openStandIn } from '@shop/testing/openStandIn';
import { S3StandIn } from '@shop/testing/s3StandIn';
import { lock } from 'proper-lockfile';

const { publishRelease } = jest.requireActual<typeof Publishing>('@shop/node/object-store/publishRelease');
const { changeStoredRegistry, createStoredRegistry, readStoredRegistry } = jest.requireActual<
  typeof Registries
>('@shop/node/object-store/registryInStore');

jest.setTimeout(60_000);
const declared = { name: 'mf_tools', segments: ['wax-calculator'] };
let s3: S3StandIn;
let folder: string;
beforeEach(async () => {
  s3 = await new S3StandIn().start();
  folder = mkdtempSync(path.join(os.tmpdir(), 'rollback-'));
  await createStoredRegistry(open());
});
afterEach(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = () => openStandIn(s3);

/** Another host has released these versions, the last one is live. This one has none of them. */
async function releaseElsewhere(versions: string[]) {
  const releases = path.join(folder, 'elsewhere');
  const digests: Record<string, string> = {};
  for (const version of versions) {
    const release = path.join(releases, 'mf-tools', version);
    mkdirSync(path.join(release, 'client'), { recursive: true });
    writeFileSync(path.join(release, 'client/a.js'), version);
    const hash = createHash('sha384').update(version).digest('base64');
    const files = { 'client/a.js': `sha384-${hash}` };
    writeFileSync(
      path.join(release, 'release.json'),
      JSON.stringify({ app: 'mf-tools', version, remote: declared, files }),
    );
    digests[`mf-tools/${version}`] = await publishRelease(open(), releases, `mf-tools/${version}`);
  }
  const [version = '', ...before] = versions.toReversed();
  const pointer = { app: 'mf-tools', version, before, rolledBack: [], remote: declared };
  await changeStoredRegistry(open(), (registry) => ({
    ...registry,
    generation: 1,
    digests,
    remotes: { mf_tools: pointer },
  }));
}

const program = path.join(__dirname, '../run.mjs');
const cwd = path.join(__dirname, '../../../mf-tools');

function run(args: string[], releases = 'releases'): Promise<string> {
  const own = { DATA_DIR: path.join(folder, 'data'), RELEASES_DIR: path.join(folder, releases) };
  const env = { ...process.env, ...s3.environment, ...own };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env, cwd }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
}

async function rollBack(query: Record<string, string>): Promise<{ verdict: string; sentence: string }> {
  const order = JSON.stringify({ kind: 'rollback', app: 'mf-tools', query });
  const said = await run([program, 'release/receiveRelease', order]);
  return JSON.parse(said.trim().split('\n').at(-1) ?? '');
}

function lose(version: string) {
  const hash = createHash('sha384').update(version).digest('hex');
  const key = `shop/private/mf-tools/${hash}`;
  expect(s3.objects.delete(key)).toBe(true);
  return key;
}

const live = async () => (await readStoredRegistry(open())).registry.remotes.mf_tools;

test.each([
  ['the version before', {}, '2'],
  ['an earlier one', { to: '1' }, '1'],
])(
  'a shop of many hosts goes back to %s, whichever host is asked and whatever it has',
  async (_which, query, to) => {
    await releaseElsewhere(['1', '2', '3']);
    expect(await rollBack(query)).toMatchObject({ verdict: 'live', version: to });
    // The shell must know the area even where the files are gone.
    expect(await live()).toMatchObject({ version: to, remote: declared });
  },
);

test.each(['../../outside', ''])(
  'what was never live, such as "%s", is no place to go back to, and nothing is looked for under its name',
  async (to) => {
    await releaseElsewhere(['1', '2']);
    expect(await rollBack({ to })).toMatchObject({ verdict: 'refused' });
    expect(await live()).toMatchObject({ version: '2' });
  },
);

test.each([
  ['of what is live', '2'],
  ['of the version to go back to', '1'],
])('a file %s that the object store has lost keeps no rollback', async (_which, version) => {
  await releaseElsewhere(['1', '2']);
  lose(version);
  expect(await rollBack({})).toMatchObject({ verdict: 'live', version: '1' });
  expect(await live()).toMatchObject({ version: '1', remote: declared });
});

test('a rollback whose answer is lost on the way goes one version back, and says so', async () => {
  await releaseElsewhere(['1', '2', '3']);
  let lost = 0;
  s3.fault = { losesAnswer: (key) => key === 'shop/registry.json' && lost++ === 0 };
  expect(await rollBack({})).toMatchObject({ verdict: 'live', version: '2' });
  expect(await live()).toMatchObject({ version: '2', before: ['1'] });
});

test('what the object store has lost of a live version is there again after it is released again', async () => {
  await releaseElsewhere(['1', '2']);
  const key = lose('2');
  expect(await run([program, 'release/release', '--version', '2'], 'elsewhere')).toContain('is live already');
  expect(s3.objects.has(key)).toBe(true);
});

test('a manifest that the object store has lost of a live version is there again, though pictures were added since', async () => {
  await releaseElsewhere(['1', '2']);
  s3.objects.delete('shop/manifests/mf-tools/2.json');
  mkdirSync(path.join(folder, 'elsewhere/media/mf-tools'), { recursive: true });
  writeFileSync(path.join(folder, 'elsewhere/media/mf-tools/new.webp'), 'new');
  expect(await run([program, 'release/release', '--version', '2'], 'elsewhere')).toContain('is live already');
  expect(await run([program, 'release/prune'], 'elsewhere')).not.toContain('is not what was released');
});

test('a start with a live version whose file cannot be fetched publishes nothing in its place', async () => {
  await releaseElsewhere(['1', '2']);
  lose('2');
  mkdirSync(path.join(folder, 'releases/mf-tools/3'), { recursive: true });
  const script = `
    import { loadTooling } from '../shared/tooling/compiled.mjs';
    const { publishSources } = await loadTooling('release/publishSources');
    await publishSources({ 'mf-tools': '3' }).catch(({ message }) => console.log(message));`;
  expect(await run(['--input-type=module', '-e', script])).toContain('mf-tools/2/client/a.js in the object');
  expect(await live()).toMatchObject({ version: '2' });
});

test('a rollback waits for no release that is under way', async () => {
  await releaseElsewhere(['1', '2']);
  mkdirSync(path.join(folder, 'data'));
  const unlock = await lock(path.join(folder, 'data/receiving-mf-tools'), { realpath: false });
  expect(await rollBack({})).toMatchObject({ verdict: 'live', version: '1' });
  await unlock();
});
