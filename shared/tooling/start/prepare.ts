// In a process of its own: the 700 MB that a build needs go with it.
import { isReleased } from '../apps';
import { findBuilt } from '../bundler/builtState';
import { registryFile } from '../paths';
import { publishSources } from '../release/publishSources';
import { readPointer } from '../release/registryFile';

const [known] = process.argv.slice(2);

async function build() {
  const { buildShop } = await import('../bundler/buildShop');
  return buildShop();
}

async function publish(versions: Record<string, string>) {
  for (const { app, served, source } of await publishSources(versions))
    console.log(
      `${app} is served at ${served}. To release its source (${source}): npm run release -w ${app}`,
    );
  const shell = readPointer('shell')?.version ?? versions.shell ?? '';
  if (!isReleased('shell', shell)) return versions.shell;
  if (shell !== versions.shell)
    console.log(
      `shell is served at ${shell}. To release its source (${versions.shell}): npm run release -w shell`,
    );
  return shell;
}

function sayUnreadable(error: Error) {
  if (!(error instanceof SyntaxError)) throw error;
  process.stderr.write(
    `cannot read ${registryFile}: ${error.message}. Nothing is published, what was good last is served.\n`,
  );
}

const versions: Record<string, string> = known ? JSON.parse(known) : (findBuilt() ?? (await build()));
const shell = (await publish(versions).catch(sayUnreadable)) ?? versions.shell;
// Called by hand, or when the start has ended meanwhile, nobody listens.
if (process.connected) process.send?.({ ...versions, shell });
