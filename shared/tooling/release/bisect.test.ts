import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

jest.setTimeout(60_000);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bisect-'));
  publish('shell', '1');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A shell that answers with the composition that it was given. */
const SERVER = `
  const text = require('node:fs').readFileSync(process.env.REGISTRY_FILE, 'utf8');
  const server = require('node:http').createServer((_, answer) => answer.end(text));
  server.listen(Number(process.env.PORT), () => process.send('ready'));`;
/** Finds a shop broken from a version on. */
const look = (bad: number) => `fetch(process.env.SHOP_URL).then((answer) => answer.json())
  .then(({ remotes }) => process.exit(Number(remotes.mf_tools.version) < ${bad} ? 0 : 1));`;

function publish(app: string, version: string) {
  const release = path.join(folder, 'releases', app, version);
  mkdirSync(path.join(release, 'server'), { recursive: true });
  writeFileSync(path.join(release, 'release.json'), '{}');
  writeFileSync(path.join(release, 'server/server.js'), SERVER);
}

/** Of five compositions only the files of these versions are there. */
function bisect(versions: string[], code: string) {
  for (const version of versions) publish('mf-tools', version);
  const record = ['1', '2', '3', '4', '5'].map((version) => ({
    id: `id-${version}`,
    at: `2026-11-0${version}`,
    shell: '1',
    remotes: { mf_tools: { app: 'mf-tools', version } },
  }));
  const lines = record.map((one) => `${JSON.stringify(one)}\n`).join('');
  writeFileSync(path.join(folder, 'compositions.jsonl'), lines);
  const run = path.join(__dirname, '../run.mjs');
  const args = ['--good', 'id-1', '--bad', 'id-5', '--', process.execPath, '-e', code];
  const env = { ...process.env, DATA_DIR: folder, RELEASES_DIR: path.join(folder, 'releases') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [run, 'release/bisect', ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('the release is found with which a command began to fail', () => {
  expect(bisect(['1', '2', '3', '4', '5'], look(3))).toMatchObject({
    status: 0,
    said: expect.stringContaining('first bad composition is id-3 of 2026-11-03. It came with mf-tools 3.'),
  });
});

test('a release whose files were pruned cannot be judged, and no other is blamed in its place', () => {
  const { status, said } = bisect(['1', '2', '4', '5'], look(3));
  expect(status).toBe(1);
  expect(said).toContain('id-3  2026-11-03  cannot be judged: mf-tools 3 is gone');
  expect(said).toContain('1 between a good and a bad one cannot be judged.');
});

test.each([
  ['good', ['2', '3', '4', '5'], 2, 'The good one does not pass.'],
  ['bad', ['1', '2', '3', '4'], 5, 'The bad one does not fail.'],
])('a %s end without files, on which the answer hangs, is refused', (_end, versions, bad, sentence) => {
  expect(bisect(versions, look(bad))).toMatchObject({ status: 1, said: expect.stringContaining(sentence) });
});

test('a command that a signal ends is told by that signal', () => {
  const { status, said } = bisect(['1', '2', '3', '4', '5'], "process.kill(process.pid, 'SIGKILL')");
  expect({ status, said }).toEqual({ status: 1, said: `${process.execPath} gave no verdict: SIGKILL.\n` });
});
