// Builds the shell's renderer for tests, unless this source is built already; prints the file.
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { loadTooling } from '../../shared/tooling/compiled.mjs';
import { root, runRspack } from '../../shared/tooling/index.mjs';
import configs from '../../shell/rspack.config.mjs';

const { releaseFolder, sourceVersion } = await loadTooling('apps');
const version = sourceVersion('shell');
const cached = path.join(root, '.cache/renderers', version);
const file = 'server/renderer/renderer.js';
const folders = [releaseFolder('shell', version), cached];
const built = folders.find((one) => existsSync(path.join(one, file)));
if (!built) {
  // Built aside and moved in one step: another test may want it at the same time.
  const outputPath = `${cached}.${process.pid}`;
  const config = configs({ version, outputPath }).find(({ name }) => name === 'shell:node');
  await runRspack({ ...config, entry: { 'renderer/renderer': './src/server/renderer.ts' } });
  await rename(outputPath, cached).catch(() => {});
}
process.stdout.write(path.join(built ?? cached, file));
