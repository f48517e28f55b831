import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRegistry } from './registry';

const folder = mkdtempSync(path.join(os.tmpdir(), 'registry-'));
const file = path.join(folder, 'registry.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(content: unknown) {
  writeFileSync(file, JSON.stringify(content));
  return readRegistry(file);
}

const learn = { app: 'mf-learn', version: '1' };

test.each([
  ['of an unknown remote', 'gifts', { app: 'mf-gifts', version: '1' }],
  ['without a version', 'mf_tools', { app: 'mf-tools' }],
  ['whose version leads elsewhere', 'mf_tools', { app: 'mf-tools', version: '../1' }],
  ['that is no object', 'mf_tools', 7],
])('an entry %s is left out with its name, and the others count', (_what, name, entry) => {
  const { generation, remotes, ignored } = read({
    generation: 4,
    remotes: { [name]: entry, mf_learn: learn },
  });
  expect({ generation, remotes }).toEqual({ generation: 4, remotes: { mf_learn: learn } });
  expect(ignored).toEqual([{ remote: name, reason: expect.any(String) }]);
});

test('what is no registry at all is an error', () => {
  expect(() => read([])).toThrow();
  expect(() => read({ remotes: 'none' })).toThrow();
});
