import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderInUseError, lockFolder } from './folderLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is locked once, and free again after the release', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
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

test('where nobody tells when a process began, only a lock that is renewed is held by its number', () => {
  const file = path.join(folder, 'service.lock');
  writeFileSync(file, `${process.pid} - its-mark -`);
  expect(() => lockFolder(folder)).toThrow(/already runs a checkout service/);
  utimesSync(file, 0, 0);
  lockFolder(folder)();
});

describe('a lock from another container, where process ids are others', () => {
  const elsewhere = (ageMs: number) => {
    const file = path.join(folder, 'service.lock');
    writeFileSync(file, '99999999 1 its-mark another-boot/pid:[4026531836]');
    const at = new Date(Date.now() - ageMs);
    utimesSync(file, at, at);
  };

  test('is respected while its holder renews it', () => {
    elsewhere(5000);
    expect(() => lockFolder(folder)).toThrow(/another container.*15 seconds/);
  });

  test.each([
    ['silent', 20_000],
    ['silent since before the clock was set back', -60_000],
  ])('is taken over when its holder has been %s', (_since, ageMs) => {
    elsewhere(ageMs);
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is respected while its holder renews it by a clock that is a minute behind', async () => {
    elsewhere(60_000);
    const renewLock = `setInterval(() => {
      const at = new Date(Date.now() - 60_000);
      require('node:fs').utimesSync(process.argv[1], at, at);
      console.log('renewed');
    }, 200)`;
    const holder = spawn(process.execPath, ['-e', renewLock, path.join(folder, 'service.lock')]);
    try {
      await once(holder.stdout, 'data');
      expect(() => lockFolder(folder)).toThrow(/another container/);
    } finally {
      holder.kill();
    }
  });
});

test('a holder that was paused for so long that another took over does not go on', () => {
  jest.useFakeTimers();
  try {
    const release = lockFolder(folder);
    writeFileSync(path.join(folder, 'service.lock'), '7 1 its-mark another-boot/pid:[4026531836]');
    expect(() => jest.advanceTimersByTime(2000)).toThrow(/took this folder over/);
    release();
    expect(readdirSync(folder)).toEqual(['service.lock']);
  } finally {
    jest.useRealTimers();
  }
});

test('a holder renews its lock, and stops when it has released it', () => {
  jest.useFakeTimers();
  try {
    const file = path.join(folder, 'service.lock');
    const release = lockFolder(folder);
    const mark = readFileSync(file, 'utf8');
    const age = () => Date.now() - statSync(file).mtimeMs;
    utimesSync(file, 0, 0);
    jest.advanceTimersByTime(2000);
    expect(Math.abs(age())).toBeLessThan(5000);
    release();
    writeFileSync(file, mark);
    utimesSync(file, 0, 0);
    jest.advanceTimersByTime(10_000);
    expect(statSync(file).mtimeMs).toBe(0);
  } finally {
    jest.useRealTimers();
  }
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
