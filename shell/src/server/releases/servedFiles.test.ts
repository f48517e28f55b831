import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import { readLastComposition, recordComposition, type Served, writeServed } from './servedFiles';

const told = (generation: number): Served => ({
  generation,
  pid: 1,
  aliveAt: 0,
  shell: '1',
  shellRefused: null,
  // Long and short ones: of two that mix something would be left over.
  remotes: { mf_tools: { version: 'x'.repeat(generation % 2 ? 200_000 : 1) } },
  canaries: [],
  composition: '0123456789',
  openBreakers: [],
  origin: 'http://shop.test',
  pages: {},
});

test('what is said at the same moment is written one after the other, and the last word stays', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'served-'));
  try {
    await Promise.all(Array.from({ length: 20 }, (_, index) => writeServed(folder, told(index + 1))));
    expect(JSON.parse(readFileSync(path.join(folder, 'served.json'), 'utf8'))).toEqual(told(20));
    expect(readdirSync(folder)).toEqual(['served.json']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a word that cannot be written keeps the next one from nothing', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'served-'));
  try {
    const failed = writeServed(path.join(folder, 'none'), told(1));
    const next = writeServed(folder, told(2));
    await expect(failed).rejects.toThrow('ENOENT');
    await next;
    expect(JSON.parse(readFileSync(path.join(folder, 'served.json'), 'utf8'))).toEqual(told(2));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a line that was cut off, even where it looks whole, leaves the one before', async () => {
  const { folder, publish, remove } = makeTestReleases();
  try {
    publish('mf-learn', '1', '{}');
    await recordComposition(folder, { remotes: { mf_learn: aPointer('mf-learn', '1') } });
    appendFileSync(
      path.join(folder, 'compositions.jsonl'),
      '{"id":"x","remotes":{"mf_learn":{"version":"2"}',
    );
    expect(readLastComposition(folder, folder)).toMatchObject({ mf_learn: { version: '1' } });
  } finally {
    remove();
  }
});

test('the record keeps the last thousand', async () => {
  const { folder, remove } = makeTestReleases();
  try {
    const file = path.join(folder, 'compositions.jsonl');
    writeFileSync(file, Array.from({ length: 1200 }, (_, index) => `{"id":"${index}"}\n`).join(''));
    await recordComposition(folder, { remotes: {} });
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect([lines.length, lines[0], lines.at(-2)]).toEqual([1000, '{"id":"201"}', '{"id":"1199"}']);
  } finally {
    remove();
  }
});
