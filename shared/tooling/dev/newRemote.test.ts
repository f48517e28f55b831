import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

test.each([
  ['/api', '/api belongs to the shell.'],
  ['/r', '/r belongs to the shell.'],
  ['/embed', '/embed belongs to mf-tools.'],
  // Its page would be no name in TypeScript.
  ['/3d', 'Its pages need an address of their own'],
  ['/gift--cards', 'Its pages need an address of their own'],
])('a new remote cannot have %s: %s', (address, sentence) => {
  const args = ['shared/tooling/run.mjs', 'dev/newRemote', 'mf-newcomer', '--path', address];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(existsSync(path.join(root, 'mf-newcomer'))).toBe(false);
});
