import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { create, Header } from 'tar';

jest.setTimeout(60_000);

let folder: string;
let bundle: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bundle-'));
  bundle = path.join(folder, 'built');
  write('client/a.js', 'good');
  promise();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(bundle, name)), { recursive: true });
  writeFileSync(path.join(bundle, name), text);
}

const computeHash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Writes a release.json that promises the one good file. */
function promise(more: object = {}) {
  const files = { 'client/a.js': computeHash('good') };
  const release = { app: 'mf-tools', version: '7', remote: { name: 'mf_tools' }, files };
  write('release.json', JSON.stringify({ ...release, ...more }));
}

function writePointer(version: string, more: object = {}) {
  const remotes = { mf_tools: { app: 'mf-tools', version, before: [], rolledBack: [], ...more } };
  const changes = [{ app: 'mf-tools', from: null, to: '7' }];
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ generation: 1, remotes, changes }));
}

/** What the receiver says in the end of a bundle with these files. */
async function verdictOn(names: string[] = readdirSync(bundle), preservePaths = false) {
  const file = path.join(folder, 'x.tgz');
  await create({ gzip: true, cwd: bundle, file, preservePaths }, names);
  return receive(file);
}

function receive(file: string, query = {}, more = {}): Promise<{ verdict: string; sentence: string }> {
  const order = { kind: 'release', app: 'mf-tools', file, query };
  const env = { ...process.env, DATA_DIR: folder, RELEASES_DIR: path.join(folder, 'releases'), ...more };
  const program = path.join(__dirname, '../run.mjs');
  const child = spawn(process.execPath, [program, 'release/receiveRelease', JSON.stringify(order)], { env });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve) =>
    child.once('close', () => resolve(JSON.parse(said.trim().split('\n').at(-1) ?? ''))),
  );
}

test.each<[string, () => Promise<{ verdict: string; sentence: string }>, string]>([
  [
    'a path that leaves the folder',
    () => {
      writeFileSync(path.join(folder, 'outside'), 'evil');
      return verdictOn(['release.json', '../outside'], true);
    },
    'it names "../outside", which lies outside of a release',
  ],
  [
    'a link',
    () => {
      symlinkSync('/etc/hostname', path.join(bundle, 'client/b.js'));
      return verdictOn();
    },
    'client/b.js is no plain file',
  ],
  [
    'a changed file',
    () => {
      write('client/a.js', 'evil');
      return verdictOn();
    },
    'client/a.js is missing or not what release.json promises',
  ],
  [
    'a file too many',
    () => {
      write('server/x.js', '');
      return verdictOn();
    },
    'server/x.js is promised by no release.json',
  ],
  [
    'the release of another remote',
    () => {
      promise({ app: 'mf-cart' });
      return verdictOn();
    },
    'it is no release of mf-tools',
  ],
  [
    'a version that is a path',
    () => {
      promise({ version: '../../x' });
      return verdictOn();
    },
    'its version is wrong',
  ],
  [
    'a version that was live before',
    () => {
      const changes = [{ app: 'mf-tools', from: null, to: '7' }];
      writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ remotes: {}, changes }));
      return verdictOn();
    },
    '7 was live before or was rolled back. To release it again: npm run release -w mf-tools -- --version 7 --again',
  ],
  [
    'nothing that can be unpacked',
    () => {
      writeFileSync(path.join(folder, 'x.tgz'), 'no archive');
      return receive(path.join(folder, 'x.tgz'));
    },
    'it is no bundle',
  ],
])('a bundle with %s is refused with a sentence, and leaves nothing behind', async (_what, send, reason) => {
  expect(await send()).toEqual({ verdict: 'refused', sentence: `The bundle is refused: ${reason}.` });
  expect(existsSync(path.join(folder, 'releases/mf-tools'))).toBe(false);
  const incoming = path.join(folder, 'releases/.incoming');
  expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([]);
});

test('a million empty files in few bytes are refused without the memory that they would take', async () => {
  const header = Buffer.alloc(512);
  new Header({ path: 'client/a.js', type: 'File', size: 0, mode: 0o644 }).encode(header);
  const thousand = Buffer.concat(Array.from({ length: 1000 }, () => header));
  const file = path.join(folder, 'x.tgz');
  const entries = Readable.from(Array.from({ length: 1000 }, () => thousand));
  await pipeline(entries, createGzip({ level: 1 }), createWriteStream(file));
  const [preload, peakFile] = [path.join(folder, 'peak.cjs'), path.join(folder, 'peak')];
  const telling = `require('fs').writeFileSync(${JSON.stringify(peakFile)}, String(process.resourceUsage().maxRSS))`;
  writeFileSync(preload, `process.on('exit', () => ${telling});`);
  const verdict = await receive(file, {}, { NODE_OPTIONS: `--require ${preload}` });
  expect(verdict.sentence).toContain('it holds more than 5000 files');
  const peakMb = Number(readFileSync(peakFile, 'utf8')) / 1024;
  expect(peakMb).toBeLessThan(300);
});

test('what is live already is no refusal', async () => {
  writePointer('7');
  expect(await verdictOn()).toEqual({ verdict: 'live', sentence: 'mf-tools 7 is live already.' });
});

test('the same contents, built on another machine, are what is live', async () => {
  writePointer('7');
  const live = path.join(folder, 'releases/mf-tools/7');
  mkdirSync(live, { recursive: true });
  const { files } = JSON.parse(readFileSync(path.join(bundle, 'release.json'), 'utf8'));
  writeFileSync(
    path.join(live, 'release.json'),
    JSON.stringify({ files, media: {}, builtAt: '2026-01-01T00:00:00Z' }),
  );
  expect(await verdictOn()).toEqual({ verdict: 'live', sentence: 'mf-tools 7 is live already.' });
});

test('other contents are not what is live, whatever their version', async () => {
  writePointer('7');
  const live = path.join(folder, 'releases/mf-tools/7');
  mkdirSync(live, { recursive: true });
  writeFileSync(path.join(live, 'release.json'), '{}');
  expect(await verdictOn()).toEqual({
    verdict: 'refused',
    sentence: 'The bundle is refused: 7 came before with other contents.',
  });
});

test('what was rolled back is taken again only when that is said, as on the shop’s own machine', async () => {
  writePointer('6', { rolledBack: ['7'] });
  const { sentence } = await verdictOn();
  expect(sentence).toContain(
    '7 was live before or was rolled back. To release it again: npm run release -w mf-tools -- --version 7 --again',
  );
  const again = await receive(path.join(folder, 'x.tgz'), { again: '' });
  expect(again.sentence).not.toContain('The bundle is refused');
});

test('what the running shop refused once is taken again when that is said', async () => {
  writePointer('6');
  expect((await verdictOn()).sentence).toContain('7 was live before');
  const again = await receive(path.join(folder, 'x.tgz'), { again: '' });
  expect(again.sentence).not.toContain('The bundle is refused');
});

test('a canary that was ended is taken again only when that is said', async () => {
  writePointer('6', { rolledBack: ['7'] });
  const file = path.join(folder, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(
    file,
    JSON.stringify({ ...registry, changes: [{ app: 'mf-tools', from: '6', canary: '7', what: 'canary' }] }),
  );
  expect((await verdictOn()).sentence).toContain('7 was live before');
});

test.each([
  [{ canary: 'much' }, '--canary much is wrong: a share of visitors such as 10%.'],
  [{ canary: '10%', pages: '0' }, '--pages 0 is wrong: a number of pages.'],
  [{ canary: '10%', minutes: 'few' }, '--minutes few is wrong: a number of minutes, 1440 at most.'],
])('a release sent with %j is refused by the name of what is wrong', async (query, sentence) => {
  expect(await receive('none', query)).toEqual({ verdict: 'refused', sentence });
});

test('a shop of many hosts without a secret for links refuses a preview by its name', async () => {
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-west-1' };
  const many = { ...keys, RELEASES_URL: 's3://releases', PREVIEW_SECRET: '' };
  const sentence = 'This shop can show no preview: PREVIEW_SECRET is missing there.';
  expect(await receive('none', { preview: '' }, many)).toEqual({ verdict: 'refused', sentence });
});

test('what the gate refused keeps its version: the front and caches may have its files', async () => {
  const first = await verdictOn();
  write('client/a.js', 'better');
  promise({ files: { 'client/a.js': computeHash('better') } });
  const second = await verdictOn();
  expect([first.verdict, second]).toEqual([
    'refused',
    { verdict: 'refused', sentence: 'The bundle is refused: 7 came before with other contents.' },
  ]);
});
