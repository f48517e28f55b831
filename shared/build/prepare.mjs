// Builds what is not built and publishes it, in a process of its own: what a build needs, some 700 MB, goes with it.
import { findBuilt } from './builtState.mjs';
import { publishSources } from './publishSources.mjs';

const [dataDir] = process.argv.slice(2);

async function build() {
  const { buildShop } = await import('./buildShop.mjs');
  return buildShop({ say: console.log });
}

const versions = findBuilt() ?? (await build());
for (const { app, served, source } of await publishSources(dataDir, versions))
  console.log(`${app} is served at ${served}. To release its source (${source}): npm run release -w ${app}`);
process.send(versions);
