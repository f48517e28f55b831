import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';

const repository = path.join(__dirname, '../../..');
const compiled = path.join(repository, 'shared/tooling/compiled.mjs');

/** In a process of its own: Jest has no `import.meta`. */
const args = [
  '--input-type=module',
  '--eval',
  `
    const { loadTooling } = await import(${JSON.stringify(compiled)});
    const { makeExposedTypes } = await loadTooling('bundler/exposedTypes');
    const files = Object.entries(await makeExposedTypes('mf-cart'));
    console.log(JSON.stringify(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')])));`,
];

function makeTypes(): Record<string, Buffer> {
  const said = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const files: [string, string][] = JSON.parse(said);
  return Object.fromEntries(files.map(([name, text]) => [name, Buffer.from(text, 'base64')]));
}

let types: ReturnType<typeof makeTypes>;
let unpacked: Record<string, Uint8Array>;
beforeAll(() => {
  types = makeTypes();
  unpacked = unzipSync(types['@mf-types.zip'] as Buffer);
});

/** A host's file below the repository, which has the platform as a host has it installed. */
function checkHost(code: string): string {
  const host = mkdtempSync(path.join(repository, '.cache/host-'));
  try {
    for (const [name, bytes] of Object.entries(unpacked)) {
      const file = path.join(host, '@mf-types/mf_cart', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, strFromU8(bytes));
    }
    writeFileSync(path.join(host, 'host.ts'), code);
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      skipLibCheck: true,
      paths: { '*': ['./@mf-types/*'] },
    };
    writeFileSync(path.join(host, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['host.ts'] }));
    const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
    return spawnSync(process.execPath, [tsc, '-p', host], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(host, { recursive: true, force: true });
  }
}

test('two builds of the same source give the same bytes', () => {
  expect(Object.keys(types)).toEqual(['@mf-types.zip', '@mf-types.d.ts']);
  expect(makeTypes()).toEqual(types);
});

test('a build that is ended leaves nothing behind but where that is pruned', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'declares-'));
  const releases = path.join(folder, 'releases');
  const env = { ...process.env, TMPDIR: folder, RELEASES_DIR: releases };
  const child = spawn(process.execPath, args, { env, stdio: 'ignore', detached: true });
  const ended = once(child, 'exit');
  while (!existsSync(path.join(releases, '.building')) && child.exitCode === null) await setTimeout(5);
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
  expect(readdirSync(folder)).toEqual(['releases']);
  expect(readdirSync(releases)).toEqual(['.building']);
  rmSync(folder, { recursive: true, maxRetries: 10 });
});

test('only what is exposed is declared, and what that names', () => {
  const names = Object.keys(unpacked);
  expect(names).toEqual(expect.arrayContaining(['routes.d.ts', 'compiled-types/src/cartModule.d.ts']));
  expect(names.filter((name) => /Page|\.test/.test(name))).toEqual([]);
});

test('the types of a remote hold for a host that unpacks them as the federation plugin does', () => {
  const use = `
    import CartBadge from 'mf_cart/CartBadge';
    import { cartModule } from 'mf_cart/cartSlice';
    export const badge: (props: { onOpen: () => void }) => unknown = CartBadge;
    const { payload } = cartModule.itemAdded({ id: 'x', name: 'X', price: 1, slug: 'x', image: '' });
    export const id: string = payload.id;
    export const wrong: number = payload.id;`;
  expect(checkHost(use)).toMatch(/^\S+host\.ts\(7,18\): error TS2322: Type 'string'.*\n$/);
});
