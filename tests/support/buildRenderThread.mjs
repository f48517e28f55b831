// Builds the shell's render thread for tests, unless this source is built already; prints the file.
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder, sourceVersion } from '../../shared/build/apps.mjs';
import { runRspack } from '../../shared/build/buildApp.mjs';
import { nodeConfig } from '../../shared/build/nodeConfig.mjs';
import { root } from '../../shared/build/paths.mjs';

const version = sourceVersion('shell');
const folders = [
  path.join(releaseFolder('shell', version), 'server'),
  path.join(root, '.cache/threads', version),
];
let folder = folders.find((one) => existsSync(path.join(one, 'renderThread.js')));
if (!folder) {
  folder = folders[1];
  // Built aside and moved in one step: another test may want it at the same time.
  const outputPath = `${folder}.${process.pid}`;
  await runRspack(
    nodeConfig({
      name: 'shell',
      context: path.join(root, 'shell'),
      entries: { renderThread: './src/server/threads/renderThread.ts' },
      outputPath,
      version,
      mode: 'production',
      bundled: ['lru-cache'],
    }),
  );
  await rename(outputPath, folder).catch(() => {});
}
process.stdout.write(path.join(folder, 'renderThread.js'));
