// In a process of its own: the 700 MB that a build needs go with it.
import { findBuilt } from '../bundler/builtState';
import { publishBuilt } from './publishBuilt';

async function build() {
  const { buildShop } = await import('../bundler/buildShop');
  return buildShop();
}

const versions = findBuilt() ?? (await build());
const shell = await publishBuilt(versions);
// Called by hand, or when the start has ended meanwhile, nobody listens.
if (process.connected) process.send?.({ ...versions, shell });
