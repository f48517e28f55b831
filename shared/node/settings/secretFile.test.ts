import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readOrMakeSecret } from './secretFile';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is made once, in a file that only its owner reads', () => {
  const file = path.join(folder, 'data/secret');
  const secret = readOrMakeSecret(file);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readOrMakeSecret(file)).toBe(secret);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(path.dirname(file))).toEqual(['secret']);
});

test('a secret that is there is read without the end of its line', () => {
  const file = path.join(folder, 'secret');
  writeFileSync(file, 'made by hand\n');
  expect(readOrMakeSecret(file)).toBe('made by hand');
});

test('where no secret can be had there is an error, and nothing is signed with an empty one', () => {
  writeFileSync(path.join(folder, 'file'), '\n');
  for (const name of ['file', 'file/secret'])
    expect(() => readOrMakeSecret(path.join(folder, name))).toThrow();
});

test('a file that a power cut left empty gets a secret', () => {
  const file = path.join(folder, 'secret');
  writeFileSync(file, '');
  expect(readOrMakeSecret(file)).toMatch(/^[\w-]{43}$/);
});
