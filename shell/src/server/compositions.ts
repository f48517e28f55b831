import { stat } from 'node:fs/promises';
import type { RemoteName } from '@shop/contracts/remotes';
import type { Logger } from 'pino';
import { idOf } from './generation';
import { type Registry, readRegistry } from './registry';
import type { Renderer } from './threads/renderer';

/** Milliseconds between two looks at the registry file. */
const LOOK_MS = 200;

type Follower = Pick<Renderer, 'start' | 'show' | 'warm'>;

/**
 * Follows the registry file: a version that changed is warmed before it goes live. One that does not load or breaks a
 * contract is refused, for that remote only: the one before it stays.
 */
export async function followRegistry(file: string, renderer: Follower, log: Logger) {
  let seen = '';
  const hasChanged = async () => {
    const { mtimeMs, ino } = await stat(file);
    const stamp = `${mtimeMs}:${ino}`;
    const isNew = stamp !== seen;
    seen = stamp;
    return isNew;
  };
  await hasChanged();
  const read = () => {
    const wanted = readRegistry(file);
    for (const entry of wanted.ignored) log.error(entry, 'registry entry is left out');
    return wanted;
  };
  let current: Registry = read();
  await renderer.start(current);

  async function isRefused(wanted: Registry, name: RemoteName): Promise<boolean> {
    try {
      await renderer.warm(wanted, name);
      return false;
    } catch (error) {
      const { version } = wanted.remotes[name] ?? {};
      log.error({ remote: name, version, reason: String(error) }, 'release refused, the one before it stays');
      return true;
    }
  }

  async function follow(): Promise<void> {
    if (!(await hasChanged())) return;
    const wanted = read();
    const remotes: Registry['remotes'] = { ...wanted.remotes };
    for (const name of Object.keys(remotes) as RemoteName[]) {
      const before = current.remotes[name];
      const isSame = before?.version === remotes[name]?.version;
      if (!isSame && (await isRefused(wanted, name)) && before) remotes[name] = before;
    }
    if (idOf({ remotes }) === idOf(current)) return;
    current = { remotes };
    renderer.show(current);
    const versions = Object.fromEntries(Object.entries(remotes).map(([name, to]) => [name, to?.version]));
    log.info({ versions }, 'composition is live');
  }

  const timer = setInterval(() => {
    follow().catch((error: Error) => log.error({ reason: error.message }, 'registry cannot be read'));
  }, LOOK_MS);
  return { current: () => current, stop: () => clearInterval(timer) };
}
