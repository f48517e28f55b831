import { isReleased } from '../apps';
import { registryFile } from '../paths';
import { publishSources } from '../release/publishSources';
import { readPointer } from '../release/registryFile';

/** Publishes what nothing serves yet; the registry decides about the rest. Returns the shell's version that is served. */
export async function publishBuilt(versions: Record<string, string>) {
  const { shell: built = '' } = versions;
  try {
    const behind = await publishSources(versions);
    const pointed = readPointer('shell')?.version ?? built;
    const shell = isReleased('shell', pointed) ? pointed : built;
    if (shell !== built) behind.push({ app: 'shell', served: shell, source: built });
    for (const { app, served, source } of behind)
      console.log(
        `${app} is served at ${served}. To release its source (${source}): npm run release -w ${app}`,
      );
    return shell;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    process.stderr.write(
      `cannot read ${registryFile}: ${error.message}. Nothing is published, what was good last is served.\n`,
    );
    return built;
  }
}
