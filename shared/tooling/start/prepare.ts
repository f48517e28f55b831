// In a process of its own: the 700 MB that a build needs go with it.
import { StoreError } from '@shop/node/object-store/objectStore';
import { createStoredRegistry } from '@shop/node/object-store/registryInStore';
import { UnreadableRegistry } from '@shop/node/object-store/storedRegistry';
import { findBuilt } from '../bundler/builtState';
import { publishSources } from '../release/publishSources';
import { store } from '../release/store';

const [known] = process.argv.slice(2);

// Ctrl-C reaches every process of the terminal; the start ends this one, where there is one.
if (process.connected) process.on('SIGINT', () => {}).on('disconnect', () => process.exit());

async function publish(versions: Record<string, string>) {
  if (store) await createStoredRegistry(store);
  const { shell, behind } = await publishSources(versions);
  for (const { app, served, source } of behind)
    console.log(
      `${app} is served at ${served}. To release its source (${source}): npm run release -w ${app}`,
    );
  return shell;
}

function sayUnreadable(error: Error) {
  if (!(error instanceof UnreadableRegistry || error instanceof StoreError)) throw error;
  process.stderr.write(`${error.message}. Nothing is published, what was good last is served.\n`);
  process.exitCode = 1;
}

const built: Record<string, string> | null = known ? JSON.parse(known) : findBuilt();
const versions = built ?? (await (await import('../bundler/buildShop')).buildShop());
const shell = (await publish(versions).catch(sayUnreadable)) ?? versions.shell;
process.send?.({ ...versions, shell }, () => process.exit());
