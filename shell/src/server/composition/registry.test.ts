import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeTestReleases } from '@shop/testing/testReleases';
import { readRegistry } from './registry';

const folder = mkdtempSync(path.join(os.tmpdir(), 'registry-'));
const file = path.join(folder, 'registry.json');
const releases = makeTestReleases();
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  releases.remove();
});

function read(content: unknown) {
  writeFileSync(file, JSON.stringify(content));
  return readRegistry(file, releases.folder);
}

const learn = { app: 'mf-learn', version: '1', remote: { segments: ['learn'] } };
const read1 = { app: 'mf-learn', version: '1', before: [], segments: ['learn'], publicFiles: [] };

test.each([
  ['whose name is no remote’s', 'gifts', { ...learn, app: 'mf-gifts' }],
  ['without a version', 'mf_tools', { app: 'mf-tools' }],
  ['whose version leads elsewhere', 'mf_tools', { ...learn, version: '../1' }],
  [
    'whose public files lie elsewhere',
    'mf_tools',
    { ...learn, remote: { segments: [], publicFiles: [{ path: '/x', folder: '../..' }] } },
  ],
  ['that is no object', 'mf_tools', 7],
  ['that neither it nor its release describes', 'mf_tools', { app: 'mf-tools', version: '9' }],
])('an entry %s is left out with its name, and the others count', (_what, name, entry) => {
  const { generation, remotes, ignored } = read({
    generation: 4,
    remotes: { [name]: entry, mf_learn: learn },
  });
  expect({ generation, remotes }).toEqual({ generation: 4, remotes: { mf_learn: read1 } });
  expect(ignored).toEqual([{ remote: name, reason: expect.any(String) }]);
});

test('a remote that nobody has heard of is taken with the areas that it declares', () => {
  const gifts = { app: 'mf-gifts', version: '1', remote: { segments: ['gifts'] } };
  expect(read({ remotes: { mf_gifts: gifts } }).remotes.mf_gifts).toMatchObject({ segments: ['gifts'] });
});

test('where the release’s own file is another one, the entry describes the remote', () => {
  const getFolder = path.join(releases.folder, 'mf-learn/broken');
  mkdirSync(getFolder, { recursive: true });
  writeFileSync(path.join(getFolder, 'release.json'), '[]');
  const { remotes } = read({ remotes: { mf_learn: { ...learn, version: 'broken' } } });
  expect(remotes.mf_learn).toMatchObject({ segments: ['learn'] });
});

test('where the entry does not describe the remote, its release does', () => {
  releases.publish('mf-tools', '1', '{}');
  const { remotes } = read({ remotes: { mf_tools: { app: 'mf-tools', version: '1' } } });
  expect(remotes.mf_tools?.segments).toContain('wax-calculator');
});

test('what is no registry at all is an error', () => {
  expect(() => read([])).toThrow();
  expect(() => read({ remotes: 'none' })).toThrow();
});
