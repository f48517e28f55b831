import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import { readLastComposition, recordComposition } from './servedFiles';

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
