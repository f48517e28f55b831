import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let folder: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tooling-'));
  for (const name of ['run.mjs', 'compiled.mjs', 'compile.mjs'])
    cpSync(path.join(__dirname, name), path.join(folder, 'shared/tooling', name));
  write('node_modules/.package-lock.json', '{}');
  symlinkSync(path.join(__dirname, '../../node_modules/@swc'), path.join(folder, 'node_modules/@swc'));
  write('shared/node/words.ts', `export const greet = (name: string): string => 'Hello ' + name;`);
  write(
    'shared/tooling/release/greet.ts',
    `import { greet } from '@shop/node/words';
     import { name } from '../name';
     console.log(greet(name), ...process.argv.slice(2));`,
  );
  write('shared/tooling/name.ts', `export const name = 'Ada' as string;`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(...words: string[]): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env.PATH}` };
  const child = spawn(process.execPath, [path.join(folder, 'shared/tooling/run.mjs'), ...words], { env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}
const compiled = () => readdirSync(path.join(folder, '.cache/tooling'));

test('commands that begin at once share what one of them has compiled', async () => {
  const all = await Promise.all([run('release/greet', '--now'), run('release/greet'), run('release/greet')]);
  expect(all.map(({ said }) => said.trim()).sort()).toEqual(['Hello Ada', 'Hello Ada', 'Hello Ada --now']);
  expect(compiled()).toHaveLength(1);
});

test('an edited source is compiled anew, one that is put back is not', async () => {
  await run('release/greet');
  write('shared/tooling/name.ts', `export const name: string = 'Grace';`);
  expect((await run('release/greet')).said).toBe('Hello Grace\n');
  write('shared/tooling/name.ts', `export const name = 'Ada' as string;`);
  expect((await run('release/greet')).said).toBe('Hello Ada\n');
  expect(compiled()).toHaveLength(2);
});

test('a build takes the packages that a pull has raised; a rollback runs with those that are there', async () => {
  const lock = (version: string) => JSON.stringify({ packages: { 'node_modules/wax': { version } } });
  write('node_modules/.package-lock.json', lock('1.0.0'));
  write('package-lock.json', lock('1.0.1'));
  write('shared/tooling/release/rollback.ts', `console.log('back');`);
  write('shared/tooling/bundler/build.ts', `console.log('built');`);
  write('bin/npm', '#!/bin/sh\necho npm $1; exit 1\n');
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  expect((await run('release/rollback')).said).toBe('back\n');
  expect(await run('bundler/build')).toEqual({ code: 1, said: 'npm install\n' });
  write('node_modules/.package-lock.json', lock('1.0.1'));
  expect((await run('bundler/build')).said).toBe('built\n');
});

test('what does not compile is said, and tried again after an edit', async () => {
  write('shared/tooling/name.ts', 'export const name = ;');
  expect(await run('release/greet')).toMatchObject({ code: 1, said: expect.stringContaining('name.ts') });
  write('shared/tooling/name.ts', `export const name: string = 'Grace';`);
  expect((await run('release/greet')).said).toBe('Hello Grace\n');
});

test('an error names the line of its source', async () => {
  write('shared/tooling/fail.ts', `type Name = string;\n\n\nthrow new Error('no ' + ('way' as Name));`);
  expect((await run('fail')).said).toMatch(/shared\/tooling\/fail\.ts:4/);
});

test('an image has neither sources nor compiler', async () => {
  await run('release/greet');
  const [key = ''] = compiled();
  cpSync(path.join(folder, '.cache/tooling', key), path.join(folder, '.cache/tooling/packed'), {
    recursive: true,
  });
  for (const name of ['shared/node', 'shared/tooling/release', 'shared/tooling/compile.mjs', 'node_modules'])
    rmSync(path.join(folder, name), { recursive: true });
  expect((await run('release/greet')).said).toBe('Hello Ada\n');
});
