import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import LongestFirst from '../support/longestFirst.cjs';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const workspaces = Object.keys(read('package-lock.json').packages).filter(
  (name) => !name.includes('node_modules'),
);
const scripts = workspaces.flatMap((folder) =>
  Object.entries<string>(read(path.join(folder, 'package.json')).scripts ?? {}).map(([name, script]) => ({
    name: path.posix.join(folder, name),
    script,
  })),
);

/** Words and paths, and nothing that one shell understands and another does not. */
const PLAIN = /^[\w@./:-]+( [\w@./:=,-]+)*$/;

it('finds the scripts of the root and of the workspaces', () => {
  expect(scripts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['test', 'start', 'mf-cart/release']),
  );
});

it('needs no POSIX shell for a script', () => {
  const wrong = scripts.filter(({ script }) => {
    // `exec` hands the signals of npm to the program; where there is none, as on Windows, the other half starts it.
    const [, first, second] = /^exec (.+) \|\| (.+)$/.exec(script) ?? [];
    return first
      ? first !== second || !PLAIN.test(first)
      : !PLAIN.test(script) || /^(exec|rm|cp|mv|sh) /.test(script);
  });
  expect(wrong).toEqual([]);
});

it('gives a repository of its own the tools that its tests and types need, in the versions of this one', () => {
  const { devDependencies, scripts: own } = read('tests/own-repository/package.json');
  const here = read('package.json').devDependencies;
  expect(own).toMatchObject({ test: 'jest', types: expect.stringContaining('bundler/types') });
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['jest', 'typescript', '@swc/jest']));
  for (const [name, version] of Object.entries(devDependencies))
    expect([name, version]).toEqual([name, here[name]]);
});

it.each(LongestFirst.LONG)('finds files for %s, which begin first', (pattern) => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  expect(files.some((file) => new RegExp(pattern).test(file))).toBe(true);
});

it('gives each journey to a workspace', () => {
  const names = scripts.flatMap(({ script }) => /--journeys=(\S+)/.exec(script)?.[1]?.split(',') ?? []);
  const belongs = new RegExp(`^(${names.join('|')})[.-]`);
  expect(readdirSync(path.join(root, 'tests/journeys')).filter((file) => !belongs.test(file))).toEqual([]);
});

it('names each bench in the list of benches', () => {
  const folder = path.join(root, 'tests/bench');
  const files = readdirSync(folder).filter((file) => file.endsWith('.bench.ts'));
  const listed = readFileSync(path.join(folder, 'README.md'), 'utf8').matchAll(/^\| `(\w+)` \|/gm);
  expect([...listed].map(([, name]) => `${name}.bench.ts`)).toEqual(files.sort());
});
