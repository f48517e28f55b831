import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The programs of a fresh clone that install the packages by themselves. */
const programs = [
  ['shared/tooling/run.mjs', 'start/start'],
  ['shared/tooling/run.mjs', 'dev/dev'],
  ['tests/run.mjs'],
];

let clone = '';
beforeAll(() => {
  clone = mkdtempSync(path.join(os.tmpdir(), 'bare-clone-'));
  for (const folder of ['shared', 'tests/support'])
    cpSync(path.join(root, folder), path.join(clone, folder), {
      recursive: true,
      filter: (file) => !/(^|\/)(node_modules|dist|\.cache)$/.test(file),
    });
  for (const file of ['package.json', 'package-lock.json', 'tests/run.mjs', 'tests/systemPackages.mjs'])
    cpSync(path.join(root, file), path.join(clone, file));
  // In npm's place: says what it was asked for, and that it failed, so that nothing goes on.
  writeFileSync(path.join(clone, 'npm'), '#!/bin/sh\necho "npm $*"\nexit 1\n', { mode: 0o755 });
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

const run = (...words: string[]) =>
  spawnSync(process.execPath, words, {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: `${clone}${path.delimiter}${process.env.PATH}` },
  });

it.each(programs)('%s %s gets as far as the installation without a single package', (...words) => {
  const { stdout, stderr, status } = run(...words);
  expect(stderr).toBe('');
  expect(stdout).toContain('npm ci');
  expect(status).toBe(1);
});

test('where only a start has installed packages, a release brings the rest, which the check of its types needs', () => {
  mkdirSync(path.join(clone, 'node_modules'));
  const { packages } = JSON.parse(readFileSync(path.join(clone, 'package-lock.json'), 'utf8'));
  const kept = Object.entries<{ dev?: boolean }>(packages).filter(([, { dev }]) => !dev);
  const installed = JSON.stringify({ packages: Object.fromEntries(kept) });
  writeFileSync(path.join(clone, 'node_modules/.package-lock.json'), installed);
  const { stdout, stderr, status } = run('shared/tooling/run.mjs', 'release/release');
  expect(stderr).toBe('');
  expect(stdout).toContain('npm install');
  expect(status).toBe(1);
});
