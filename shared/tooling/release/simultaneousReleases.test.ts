import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'simultaneous-'));
process.env.DATA_DIR = dataDir;
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Verdict = { faults: string[]; seen: number; unjudged?: string };
type Change = { version?: string } | null;
type Registry = { generation: number; remotes: Record<string, { version: string }>; changes: object[] };
type RegistryFile = {
  release: (app: string, version: string, event: object) => Promise<Change>;
  rollBack: (app: string, to: string | undefined, event: object) => Promise<Change>;
};
type ChangeChecked = {
  retryOnConflict: (
    check: (earlier: Verdict | null) => Promise<Verdict>,
    change: (seen: number) => Promise<Change>,
  ) => Promise<{ verdict: Verdict; change: Change }>;
};
const { release, rollBack } = jest.requireActual<RegistryFile>('./registryFile');
const { readRegistry } = jest.requireActual<{ readRegistry: () => Registry }>('./registryStore');
const { retryOnConflict } = jest.requireActual<ChangeChecked>('./gate/gate');

type SwitchOver = {
  activateRelease: (app: string, change: Change) => Promise<{ verdict: string; sentence: string }>;
};
const { activateRelease } = jest.requireActual<SwitchOver>('./releaseWithGate');

const TRIES = 50;

function writeRegistry(before: string[] = []) {
  const toPointer = (app: string) => ({ app, version: '1', before, rolledBack: [] });
  const remotes = { mf_tools: toPointer('mf-tools'), mf_learn: toPointer('mf-learn') };
  writeFileSync(path.join(dataDir, 'registry.json'), JSON.stringify({ generation: 1, remotes }));
}

/** Releases version 2 of a remote, which does not go with version 2 of the other. */
function releaseSecond(own: string, other: string) {
  return retryOnConflict(
    async () => {
      const registry = readRegistry();
      const isBroken = registry.remotes[other.replace('-', '_')]?.version === '2';
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 4));
      return { faults: isBroken ? [`${other} 2 breaks it`] : [], seen: registry.generation };
    },
    (seen) => release(own, '2', { seen }),
  );
}

test(`of two simultaneous releases that break each other exactly one goes live, in ${TRIES} of ${TRIES} tries`, async () => {
  const live: number[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    writeRegistry();
    const results = await Promise.all([
      releaseSecond('mf-tools', 'mf-learn'),
      releaseSecond('mf-learn', 'mf-tools'),
    ]);
    expect(results.filter(({ change }) => change)).toHaveLength(1);
    expect(results.flatMap(({ verdict }) => verdict.faults)).toHaveLength(1);
    const { remotes } = readRegistry();
    live.push(Object.values(remotes).filter(({ version }) => version === '2').length);
  }
  expect(live).toEqual(Array.from({ length: TRIES }, () => 1));
});

test('a gate that is overtaken again and again says that it has judged nothing', async () => {
  writeRegistry();
  const check = async () => ({ faults: [], seen: 0 });
  const { verdict, change } = await retryOnConflict(check, (seen) => release('mf-tools', '2', { seen }));
  expect({ change, unjudged: verdict.unjudged }).toEqual({
    change: null,
    unjudged: 'others release all the time',
  });
  expect(readRegistry().remotes.mf_tools?.version).toBe('1');
});

test('a rollback that is sent twice with one request goes back once', async () => {
  writeRegistry(['0', '-1']);
  const first = await rollBack('mf-tools', undefined, { request: 'a' });
  const again = await rollBack('mf-tools', undefined, { request: 'a' });
  expect([first?.version, again?.version]).toEqual(['0', '0']);
  expect(readRegistry().remotes.mf_tools?.version).toBe('0');
  expect(readRegistry().changes).toHaveLength(1);
  expect((await rollBack('mf-tools', undefined, { request: 'b' }))?.version).toBe('-1');
});

test('a release that another one replaces meanwhile is told so', async () => {
  writeRegistry();
  const change = await release('mf-tools', '2', {});
  await release('mf-tools', '3', {});
  expect(await activateRelease('mf-tools', change)).toEqual({
    verdict: 'refused',
    sentence: 'mf-tools 2 was replaced meanwhile: mf-tools is at 3.',
  });
});
