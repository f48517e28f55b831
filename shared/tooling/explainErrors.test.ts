import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let dataDir: string;
let registry: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'explained-'));
  registry = path.join(dataDir, 'registry.json');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function run(command: string, args: string[], settings = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'run.mjs'), `release/${command}`, ...args],
    {
      cwd: path.resolve(__dirname, '../../mf-tools'),
      env: { ...process.env, DATA_DIR: dataDir, ...settings },
      encoding: 'utf8',
    },
  );
  return { status, said: (stdout + stderr).trim().split('\n') };
}

/** Without the flag that it belongs to, everybody would see the release. */
const lonely = '--pages and --minutes belong to --canary';

test.each([
  ['release', ['--pages', '500'], lonely],
  ['release', ['--preview', '--minutes', '5'], lonely],
  ['rollback', ['--frob'], "Unknown option '--frob'"],
  ['rollback', ['v1'], "Unexpected argument 'v1'"],
  ['release', ['--canary'], "Option '--canary <value>' argument missing"],
  ['preview', ['--path'], "Option '--path <value>' argument missing"],
  ['releases', ['--frob'], "Unknown option '--frob'"],
])('%s refuses wrong flags %j in one line', (command, args, sentence) => {
  const pointer = { app: 'mf-tools', version: 'v2', before: ['v1'], rolledBack: [] };
  const text = JSON.stringify({ generation: 7, remotes: { mf_tools: pointer } });
  writeFileSync(registry, text);
  const { status, said } = run(command, args);
  expect([status, said]).toEqual([1, [`${sentence}. The flags: docs/teams.md.`]]);
  expect(readFileSync(registry, 'utf8')).toBe(text);
});

test.each([
  ['rollback', []],
  ['release', ['--version', 'v1']],
  ['releases', []],
])('%s says of a registry that is broken which file it is', (command, args) => {
  writeFileSync(registry, '{');
  const { status, said } = run(command, args);
  expect([status, said]).toEqual([1, [expect.stringContaining(`cannot read ${registry}: `)]]);
});

test('a file that is missing is named in one line, and no stack', () => {
  const code = `const { loadTooling } = await import(${JSON.stringify(path.join(__dirname, 'compiled.mjs'))});
    await loadTooling('explainErrors');
    await (await import('node:fs/promises')).readFile('/no/such/picture.webp');`;
  const args = ['--input-type=module', '--eval', code];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, '/no/such/picture.webp cannot be read or written: ENOENT.\n']);
});

const awayStore = {
  RELEASES_URL: 's3://shop-releases',
  AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:2',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
};

test.each(['doctor', 'releases', 'rollback', 'fillStore'])(
  '%s says in one line that the object store does not answer',
  (command) => {
    const { status, said } = run(command, [], awayStore);
    expect([status, said]).toEqual([
      1,
      [expect.stringMatching(/^the object store does not answer \(.+\)\.$/)],
    ]);
  },
);

test('what a start prepares is told by a sentence while the object store does not answer', () => {
  const { status, said } = run('../start/prepare', ['{"shell":"1"}'], awayStore);
  const sentence = /^the object store does not answer .* what was good last is served\.$/;
  // The start goes on with what it was told; who fills a store learns that nothing is in it.
  expect([status, said]).toEqual([1, [expect.stringMatching(sentence)]]);
});

test.each(['null', '[]', '{"generation":1}', '{"remotes":null}', '{"remotes":{},"changes":[null]}'])(
  'a registry that is %s is one that cannot be read, to every command',
  (text) => {
    writeFileSync(registry, text);
    const sentence = expect.stringContaining(`cannot read ${registry}: it is no registry`);
    for (const command of ['rollback', 'releases'])
      expect(run(command, [])).toEqual({ status: 1, said: [sentence] });
    expect(run('doctor', [])).toMatchObject({ status: 1, said: [sentence, '1 thing is wrong.'] });
  },
);

test.each([
  ['doctor', []],
  ['releases', []],
  ['preview', ['mf-tools', 'v1']],
  ['bisect', ['--good', 'a', '--bad', 'b', 'true']],
])(
  '%s of a shop that RELEASES_URL names looks at nothing here, and says where that shop tells',
  (name, args) => {
    const { status, said } = run(name, args, { RELEASES_URL: 'https://shop.example/' });
    expect([status, said]).toEqual([
      1,
      [expect.stringMatching(/this machine.* https:\/\/shop.example\/__status /)],
    ]);
  },
);
