import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'table-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a process of its own: Jest cannot load Rspack's ES modules. */
const script = `
import { loadTooling } from ${JSON.stringify(path.join(__dirname, '../compiled.mjs'))};
const { chunkTable } = await loadTooling('bundler/chunkTablePlugin');
const { runRspack } = await loadTooling('bundler/workspaces');
const [context, folder] = process.argv.slice(1);
await runRspack({
  context,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: { mf_it: './main.js' },
  output: {
    path: folder,
    filename: 'container.[contenthash:10].js',
    chunkFilename: 'page.[contenthash:10].js',
  },
  plugins: [chunkTable('mf_it', true, false)],
});`;

function build(name: string, page: string) {
  writeFileSync(path.join(folder, 'main.js'), "globalThis.load = () => import('./page.js');");
  writeFileSync(path.join(folder, 'page.js'), page);
  const built = path.join(folder, name);
  execFileSync(process.execPath, ['--input-type=module', '-e', script, folder, built]);
  return readdirSync(built).sort();
}

test('an entry is named by what it holds: what changes no file changes no address', () => {
  const plain = build('plain', 'export const page = 1;');
  expect(plain).toEqual(['container', 'page', 'remoteEntry'].map((name) => expect.stringContaining(name)));
  const entry = readFileSync(path.join(folder, 'plain', plain[2] ?? ''));
  expect(plain[2]).toContain(createHash('sha256').update(entry).digest('hex').slice(0, 10));
  expect(build('commented', '/* the same */ export const page = 1;')).toEqual(plain);
  const [container, page] = build('changed', 'export const page = 2;');
  expect([container === plain[0], page === plain[1]]).toEqual([true, false]);
});
