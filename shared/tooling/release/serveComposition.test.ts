import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

test('a composition whose command is interrupted leaves nothing behind', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'interrupted-'));
  const server = path.join(folder, 'releases/shell/1/server');
  mkdirSync(server, { recursive: true });
  writeFileSync(path.join(server, 'server.js'), 'process.send("ready"); setInterval(() => {}, 1000);');
  const script = `
    import { loadTooling } from './shared/tooling/compiled.mjs';
    const { serveComposition } = await loadTooling('release/serveComposition');
    const { isReady } = await serveComposition({ shell: '1', remotes: {} });
    process.stdout.write(String(isReady));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path.resolve(__dirname, '../../..'),
    env: { ...process.env, RELEASES_DIR: path.join(folder, 'releases'), TMPDIR: folder },
  });
  const [said] = await once(child.stdout, 'data');
  child.kill('SIGINT');
  await once(child, 'close');
  expect([String(said), readdirSync(folder)]).toEqual(['true', ['releases']]);
  rmSync(folder, { recursive: true });
});
