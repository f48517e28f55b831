import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moveIntoPlace } from './moveIntoPlace';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'place-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const target = () => path.join(folder, 'mf-tools/1');

function build(name: string) {
  const built = path.join(folder, '.building', name);
  mkdirSync(built, { recursive: true });
  writeFileSync(path.join(built, 'release.json'), name);
  return built;
}

test('of two builds of a version the first is kept: its files may be live', async () => {
  expect(await moveIntoPlace(build('first'), target())).toBe(true);
  const { ino } = statSync(target());
  const second = build('second');
  expect(await moveIntoPlace(second, target())).toBe(false);
  expect(statSync(target()).ino).toBe(ino);
  expect(readFileSync(path.join(target(), 'release.json'), 'utf8')).toBe('first');
  expect(existsSync(second)).toBe(false);
});

test('what is no whole release gives way', async () => {
  mkdirSync(path.join(target(), 'client'), { recursive: true });
  expect(await moveIntoPlace(build('first'), target())).toBe(true);
  expect(readFileSync(path.join(target(), 'release.json'), 'utf8')).toBe('first');
});
