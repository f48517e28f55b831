import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUse, lockFolder } from './folderLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is locked once, and free again after the release', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  release();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of a process that is gone is taken over, without a trace', () => {
  // No process has this number: they end at 2^22 on Linux.
  writeFileSync(path.join(folder, 'service.lock'), '99999999 1 gone');
  const release = lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['service.lock']);
  release();
});

test.each(['', 'nonsense', '-1 2 3', '0 1 x'])('a lock that says "%s" is taken over', (mark) => {
  writeFileSync(path.join(folder, 'service.lock'), mark);
  lockFolder(folder)();
});

test('a release removes no lock that is somebody else’s by now', () => {
  const release = lockFolder(folder);
  writeFileSync(path.join(folder, 'service.lock'), `${process.ppid} - other`);
  release();
  expect(existsSync(path.join(folder, 'service.lock'))).toBe(true);
});

test('a folder that is not there yet is made', () => {
  lockFolder(path.join(folder, 'a/b'))();
  expect(existsSync(path.join(folder, 'a/b'))).toBe(true);
});
