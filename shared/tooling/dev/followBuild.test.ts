import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'follow-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CONFIG = `export default ({ outputPath: path }) =>
  [{ name: 'it:node', mode: 'development', context: import.meta.dirname, entry: './page.js', output: { path } }];`;
const SCRIPT = `
  import { writeFileSync } from 'node:fs';
  import path from 'node:path';
  import { loadTooling } from './shared/tooling/compiled.mjs';
  const { followBuild } = await loadTooling('dev/followBuild');
  const [folder] = process.argv.slice(1);
  const said = [];
  const follow = followBuild(path.relative('.', folder), { folder: path.join(folder, 'builds'), version: 'dev' }, async (built) => {
    said.push(path.basename(built));
    if (said.length > 1) return;
    setTimeout(writeFileSync, 500, path.join(folder, 'remote.json'), '{ "corrected": true }');
    throw new Error('remote.json: the name must be mf_it.');
  });
  await Promise.race([follow, new Promise((resolve) => setTimeout(resolve, 20_000))]);
  console.log(JSON.stringify(said));
  process.exit();`;

test('a remote.json that was refused is followed when it is corrected', () => {
  writeFileSync(path.join(folder, 'rspack.config.mjs'), CONFIG);
  writeFileSync(path.join(folder, 'page.js'), 'export const page = 1;');
  writeFileSync(path.join(folder, 'remote.json'), '{}');
  const args = ['--input-type=module', '-e', SCRIPT, folder];
  const said = execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  expect(JSON.parse(said.toString())).toEqual(['1', '2']);
});
