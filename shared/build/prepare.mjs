// Builds what is not built and publishes it, in a process of its own: what a build needs, some 700 MB, goes with it.
import { isReleased } from './apps.mjs';
import { findBuilt } from './builtState.mjs';
import { publishSources } from './publishSources.mjs';
import { pointerOf } from './registryFile.mjs';

const [dataDir, known] = process.argv.slice(2);

async function build() {
  const { buildShop } = await import('./buildShop.mjs');
  return buildShop({ say: console.log });
}

const versions = known ? JSON.parse(known) : (findBuilt() ?? (await build()));
for (const { app, served, source } of await publishSources(dataDir, versions))
  console.log(`${app} is served at ${served}. To release its source (${source}): npm run release -w ${app}`);
const shell = pointerOf(dataDir, 'shell')?.version ?? versions.shell;
const isThere = isReleased('shell', shell);
if (isThere && shell !== versions.shell)
  console.log(
    `shell is served at ${shell}. To release its source (${versions.shell}): npm run release -w shell`,
  );
// Called by hand, or when the start has ended meanwhile, nobody listens.
if (process.connected) process.send({ ...versions, shell: isThere ? shell : versions.shell });
