import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type * as Looking from './releaseThenSmokeTest';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'look-'));
process.env.DATA_DIR = dataDir;
const { releaseThenSmokeTest } = jest.requireActual<typeof Looking>('./releaseThenSmokeTest');

const release = { app: 'mf-tools', version: 'v2' };
beforeEach(() => {
  const pointer = { app: 'mf-tools', version: 'v1', before: [], rolledBack: [] };
  const registry = { generation: 1, remotes: { mf_tools: pointer } };
  writeFileSync(path.join(dataDir, 'registry.json'), JSON.stringify(registry));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const agree = async () => ({ faults: [] });
const pointer = () => JSON.parse(readFileSync(path.join(dataDir, 'registry.json'), 'utf8')).remotes.mf_tools;

test('while somebody looks a few visitors have it, and all have it when nothing is found', async () => {
  const seen: unknown[] = [];
  const answer = await releaseThenSmokeTest(
    release,
    { by: 'me' },
    async () => {
      seen.push(pointer().version, pointer().canary);
      return [];
    },
    agree,
  );
  expect(answer).toEqual({ verdict: 'live', sentence: 'mf-tools v2 is recorded; no shop is running.' });
  expect(seen).toEqual(['v1', expect.objectContaining({ version: 'v2', share: 0.01 })]);
  expect(pointer()).toMatchObject({ version: 'v2', before: ['v1'] });
  expect(pointer().canary).toBeUndefined();
});

test.each([
  ['what is found', async () => ['/tools says an error'], '/tools says an error'],
  ['a look that breaks off', async () => Promise.reject(new Error('no Chromium')), 'no Chromium'],
])('%s ends it for everybody', async (_what, look, fault) => {
  const answer = await releaseThenSmokeTest(release, { by: 'me' }, look, agree);
  expect(answer).toEqual({
    verdict: 'refused',
    sentence: `mf-tools v2 was open to a few and is ended: ${fault}`,
  });
  expect(pointer()).toMatchObject({ version: 'v1', rolledBack: ['v2'] });
  expect(pointer().canary).toBeUndefined();
});

test('one that somebody ended meanwhile is not made live', async () => {
  const answer = await releaseThenSmokeTest(
    release,
    { by: 'me' },
    async () => {
      const { canary: _gone, ...live } = pointer();
      const registry = { generation: 5, remotes: { mf_tools: live } };
      writeFileSync(path.join(dataDir, 'registry.json'), JSON.stringify(registry));
      return [];
    },
    agree,
  );
  expect(answer.verdict).toBe('refused');
  expect(pointer().version).toBe('v1');
});

test('what went live meanwhile, and breaks with it, ends it', async () => {
  const look = async () => [];
  const disagree = async () => ({ faults: ['mf_cart asks for more'] });
  const answer = await releaseThenSmokeTest(release, { by: 'me' }, look, disagree);
  expect(answer).toEqual({ verdict: 'refused', sentence: 'mf-tools v2 is ended: mf_cart asks for more' });
  expect(pointer()).toMatchObject({ version: 'v1', rolledBack: ['v2'] });
});
