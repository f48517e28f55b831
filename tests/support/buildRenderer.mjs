// Builds the shell's renderer for tests, unless this source is built already; prints the file.
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { loadTooling } from '../../shared/tooling/compiled.mjs';
import { root, runRspack } from '../../shared/tooling/index.mjs';
import { rendererConfig } from '../../shell/rspack.config.mjs';

const { releaseFolder, sourceVersion } = await loadTooling('apps');
const version = sourceVersion('shell');
const folders = [
  path.join(releaseFolder('shell', version), 'server/renderer'),
  path.join(root, '.cache/renderers', version),
];
let folder = folders.find((one) => existsSync(path.join(one, 'renderer.js')));
if (!folder) {
  folder = folders[1];
  // Built aside and moved in one step: another test may want it at the same time.
  const outputPath = `${folder}.${process.pid}`;
  await runRspack(rendererConfig({ outputPath, version, mode: 'production' }));
  await rename(outputPath, folder).catch(() => {});
}
process.stdout.write(path.join(folder, 'renderer.js'));
