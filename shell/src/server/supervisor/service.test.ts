import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SupervisedService } from './service';

/** Leaves a file named by its process id; serves after START_MS, and ends when it is told to. */
const PROGRAM = `
const { writeFileSync } = require('node:fs');
writeFileSync(__dirname + '/' + process.pid + '.run', require('node:path').basename(__filename));
process.on('message', ({ type }) => type === 'retire' && process.exit(0));
process.on('disconnect', () => process.exit(0));
setTimeout(() => process.send({ type: 'ready' }), START_MS);
`;

let folder: string;
let service: SupervisedService;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'service-'));
  write('old.cjs', 0);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const onFailedStart = (code: unknown) => Promise.reject(new Error(`ended with ${code}`));
  const program = { file: path.join(folder, 'old.cjs') };
  service = new SupervisedService({ name: 'front', program, onFailedStart });
  await service.ready;
});
afterEach(async () => {
  await service.end();
  rmSync(folder, { recursive: true });
});

function write(name: string, startMs: number) {
  writeFileSync(path.join(folder, name), PROGRAM.replace('START_MS', String(startMs)));
  return path.join(folder, name);
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const listRuns = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.run'))
    .map((file) => ({ pid: Number.parseInt(file, 10), name: readFileSync(path.join(folder, file), 'utf8') }))
    .filter(({ pid }) => isRunning(pid));

async function until(isSo: () => boolean) {
  for (let tries = 0; tries < 500 && !isSo(); tries++) await setTimeout(20);
  expect(isSo()).toBe(true);
}

const names = () => listRuns().map(({ name }) => name);

test('a program that ends is started again, and one that is replaced is not', async () => {
  const [first] = listRuns();
  process.kill(first?.pid ?? 0, 'SIGKILL');
  await until(() => names().join() === 'old.cjs' && listRuns()[0]?.pid !== first?.pid);
  expect(await service.replaceWith(write('new.cjs', 0))).toBeNull();
  await until(() => names().join() === 'new.cjs');
});

test('one that ends while it is being replaced leaves no second one beside the new one', async () => {
  const replaced = service.replaceWith(write('new.cjs', 800));
  for (let crash = 0; crash < 2; crash++) {
    await until(() => names().sort().join() === 'new.cjs,old.cjs');
    process.kill(listRuns().find(({ name }) => name === 'old.cjs')?.pid ?? 0, 'SIGKILL');
    await until(() => !names().includes('old.cjs'));
  }
  expect(await replaced).toBeNull();
  await setTimeout(600);
  expect(names()).toEqual(['new.cjs']);
});
