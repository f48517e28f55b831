import { stat } from 'node:fs/promises';
import type { RemoteName } from '@shop/contracts/remotes';
import type { Logger } from 'pino';
import { checkContract } from './checkContract';
import { Generation } from './generation';
import { type Registry, readRegistry } from './registry';

/** Milliseconds between two looks at the registry file. */
const LOOK_MS = 200;

/** Checks every remote; answers which ones failed. */
async function warmUp(generation: Generation, log: Logger): Promise<RemoteName[]> {
  const names = Object.keys(generation.registry.remotes) as RemoteName[];
  const results = await Promise.all(
    names.map((name) =>
      checkContract(generation, name).then(
        () => null,
        (error: Error) => {
          const { version } = generation.registry.remotes[name] ?? {};
          log.error({ remote: name, version, reason: error.message }, 'release does not load');
          return name;
        },
      ),
    ),
  );
  return results.filter((name) => name !== null);
}

/**
 * Follows the registry file: each change makes a new generation, warmed before it goes live. A version that does not
 * load or breaks a contract is refused, for that remote only: the one before it stays.
 */
export async function followRegistry(file: string, releasesDir: string, log: Logger) {
  let current: Generation | null = null;
  let seen = '';

  async function follow(): Promise<void> {
    const { mtimeMs, ino } = await stat(file);
    const stamp = `${mtimeMs}:${ino}`;
    if (stamp === seen) return;
    seen = stamp;
    const wanted = readRegistry(file);
    for (const entry of wanted.ignored) log.error(entry, 'registry entry is left out');
    const remotes: Registry['remotes'] = { ...wanted.remotes };
    let next = new Generation({ remotes }, releasesDir);
    const failed = await warmUp(next, log);
    const refused = failed.filter((name) => {
      const before = current?.registry.remotes[name];
      return before && before.version !== remotes[name]?.version;
    });
    if (refused.length > 0) {
      for (const name of refused) remotes[name] = current?.registry.remotes[name];
      next = new Generation({ remotes }, releasesDir);
      await warmUp(next, log);
      log.error({ refused }, 'release refused, the one before it stays');
    }
    if (next.id === current?.id) return;
    current = next;
    log.info(
      { versions: Object.fromEntries(Object.entries(remotes).map(([name, to]) => [name, to?.version])) },
      'composition is live',
    );
  }

  await follow();
  const timer = setInterval(() => {
    follow().catch((error: Error) => log.error({ reason: error.message }, 'registry cannot be read'));
  }, LOOK_MS);
  return {
    current: () => {
      if (!current) throw new Error('no composition is live');
      return current;
    },
    stop: () => clearInterval(timer),
  };
}
