import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'durable-'));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Compositions = { readCompositions: () => unknown[] };
type Reserve = { withReserve: <T>(dataDir: string, run: () => Promise<T>) => Promise<T> };
const { readCompositions } = jest.requireActual<Compositions>('./compositions');
const { withReserve } = jest.requireActual<Reserve>('@shop/node/object-store/diskReserve');

test('a line that was cut off costs itself alone', () => {
  writeFileSync(path.join(folder, 'compositions.jsonl'), '{"id":"1"}\n{"id":"2","a\n{"id":"3"}\n');
  expect(readCompositions()).toEqual([{ id: '1' }, { id: '3' }]);
});

test('on a full disk a change is made with the room that was set aside', async () => {
  await withReserve(folder, async () => {});
  const reserve = path.join(folder, 'reserve');
  expect(statSync(reserve).size).toBeGreaterThan(0);
  const write = jest.fn(async () => {
    if (existsSync(reserve)) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    return 'written';
  });
  expect(await withReserve(folder, write)).toBe('written');
  expect(write).toHaveBeenCalledTimes(2);
  expect(existsSync(reserve)).toBe(true);
});

test('what fails for another reason is not tried again', async () => {
  const write = jest.fn().mockRejectedValue(Object.assign(new Error('no'), { code: 'EACCES' }));
  await expect(withReserve(folder, write)).rejects.toThrow('no');
  expect(write).toHaveBeenCalledTimes(1);
});
