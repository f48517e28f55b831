import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'small-things-'));
Object.assign(process.env, { DATA_DIR: folder, RELEASES_DIR: path.join(folder, 'releases') });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Types = {
  findTypeErrors: (said: string, app: string, code: number | null) => string[];
  recordTypeErrors: (app: string, version: string, errors: string[]) => void;
  readTypeErrors: (app: string, version: string) => string[];
};
type Link = { shopOrigin: () => Promise<string> };
type Changes = {
  release: (app: string, version: string, event: object) => Promise<unknown>;
  rollBack: (app: string, to?: string, event?: object) => Promise<unknown>;
  readPointer: (app: string) => { canary?: object } | undefined;
};
type Canary = { startCanary: (release: object, trial: object, event: object) => Promise<unknown> };
type WayBack = { explainNoRollback: (app: string, to?: string) => string };
const types = jest.requireActual<Types>('./gate/checkTypes');
const { shopOrigin } = jest.requireActual<Link>('./previewLink');
const { readRegistry } = jest.requireActual<{ readRegistry: () => { digests: object } }>('./registryStore');
const { readPointer, release, rollBack } = jest.requireActual<Changes>('./registryFile');
const { startCanary } = jest.requireActual<Canary>('./canary');
const { explainNoRollback } = jest.requireActual<WayBack>('./rollBackRelease');

test('each type error is told once', () => {
  const error = "mf-tools/src/a.ts(1,2): error TS2322: Type 'string' is not assignable to type 'number'.";
  expect(
    types.findTypeErrors([error, error, 'mf-cart/src/b.ts(1,1): error TS1'].join('\n'), 'mf-tools', 2),
  ).toEqual([error]);
});

test('a compiler that could not begin is an error, too', () => {
  const error = "error TS5083: Cannot read file 'tsconfig.json'.";
  expect(types.findTypeErrors(`${error}\n`, 'mf-tools', 1)).toEqual([error]);
});

test('a compiler that is killed has checked nothing', () => {
  expect(types.findTypeErrors('', 'mf-tools', null)).toEqual(['the compiler did not end (exit code null)']);
  expect(types.findTypeErrors('', 'mf-tools', 0)).toEqual([]);
});

test('a version that was built for a preview with a type error still has it when it is released', () => {
  mkdirSync(path.join(folder, 'releases/mf-tools/shown'), { recursive: true });
  types.recordTypeErrors('mf-tools', 'shown', ['an error']);
  expect(types.readTypeErrors('mf-tools', 'shown')).toEqual(['an error']);
  expect(types.readTypeErrors('mf-tools', 'never built')).toEqual([]);
});

test('a link leads to the shop that runs, whatever its port', async () => {
  const served = { generation: 1, pid: process.pid, aliveAt: Date.now(), origin: 'http://127.0.0.1:5123' };
  writeFileSync(path.join(folder, 'served.json'), JSON.stringify(served));
  expect(await shopOrigin()).toBe('http://127.0.0.1:5123');
});

const changes: [string, () => Promise<unknown>][] = [
  ['a release', () => release('mf-tools', '3', {})],
  ['a rollback to a version', () => rollBack('mf-tools', '1', {})],
  ['a rollback', () => rollBack('mf-tools')],
  [
    'another canary',
    () => startCanary({ app: 'mf-tools', version: '3' }, { share: 0.1, pages: 9, minutes: 1 }, {}),
  ],
];
test.each(changes)(
  'a canary that is ended by %s keeps its files: visitors may have it open',
  async (_by, change) => {
    const canary = { version: 'tried', share: 0.1, pages: 9, minutes: 1, salt: 'x'.repeat(16), openedAt: '' };
    const pointer = { app: 'mf-tools', version: '2', before: ['1'], rolledBack: [], canary };
    const digests = { 'mf-tools/tried': 'sha384-x' };
    writeFileSync(
      path.join(folder, 'registry.json'),
      JSON.stringify({ generation: 4, remotes: { mf_tools: pointer }, digests }),
    );
    await change();
    expect(readRegistry().digests).toEqual(digests);
  },
);

test('a registry that was put back from a composition takes a canary and an earlier version', async () => {
  const remotes = { mf_tools: { app: 'mf-tools', version: '2' } };
  const shell = { app: 'shell', version: 's2' };
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ remotes, shell }));
  expect(readPointer('shell')).toMatchObject({ version: 's2', before: [], rolledBack: [] });
  await startCanary({ app: 'mf-tools', version: '3' }, { share: 0.1, pages: 9, minutes: 1 }, {});
  expect(readPointer('mf-tools')).toMatchObject({ version: '2', before: [], rolledBack: [] });
  expect(readPointer('mf-tools')?.canary).toMatchObject({ version: '3' });
  await release('mf-tools', '1', {});
  expect(readPointer('mf-tools')).toMatchObject({ version: '1', before: ['2'] });
});

test('the way back that there is not is told with its reason', () => {
  const pointer = { app: 'mf-tools', version: '2', before: ['1'], rolledBack: ['3'] };
  writeFileSync(
    path.join(folder, 'registry.json'),
    JSON.stringify({
      generation: 4,
      remotes: { mf_tools: pointer },
      changes: [{ app: 'mf-tools', from: '2', to: '3' }],
    }),
  );
  expect(explainNoRollback('mf-tools', '3')).toMatch(/^mf-tools 3 was live and was taken back/);
  expect(explainNoRollback('mf-tools', '9')).toBe('mf-tools 9 was never live. It can go back to: 1.');
  expect(explainNoRollback('mf-tools', '2')).toBe('mf-tools 2 is live already.');
});

test('the way back to the only other version, which was taken back, names how it comes again', () => {
  const pointer = { app: 'mf-tools', version: '2', before: [], rolledBack: ['3'] };
  const changes = [{ app: 'mf-tools', from: '2', to: '3' }];
  writeFileSync(
    path.join(folder, 'registry.json'),
    JSON.stringify({ remotes: { mf_tools: pointer }, changes }),
  );
  expect(explainNoRollback('mf-tools', '3')).toContain('npm run release -w mf-tools -- --version 3 --again');
});
