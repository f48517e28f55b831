import { stat } from 'node:fs/promises';
import { CART_CONTRACT_VERSION } from '@shop/contracts/cart';
import type { FragmentName, RemoteName } from '@shop/contracts/remotes';
import type { Logger } from 'pino';
import { Generation } from './generation';
import { type Registry, readRegistry } from './registry';

/** Milliseconds between two looks at the registry file. */
const LOOK_MS = 200;

/** What each remote must offer beside ./routes for its release to go live. */
const promised: Record<RemoteName, FragmentName[]> = {
  mf_catalog: ['mf_catalog/ProductCards', 'mf_catalog/SearchSuggestions'],
  mf_cart: ['mf_cart/CartBadge', 'mf_cart/CartPanel'],
  mf_learn: [],
  mf_tools: [],
};

/** @throws when the live version of a remote does not load or breaks its contract */
async function check(generation: Generation, name: RemoteName) {
  const { routes } = await generation.load(`${name}/routes`);
  if (!Array.isArray(routes) || !routes.every((route) => typeof route.path === 'string')) {
    throw new Error(`${name}/routes exports no list of pages`);
  }
  for (const fragment of promised[name]) {
    const module = await generation.load(fragment);
    if (typeof module.default !== 'function') throw new Error(`${fragment} exports no component`);
  }
  if (name !== 'mf_cart') return;
  const { cartModule } = await generation.load('mf_cart/cartSlice');
  if (cartModule?.contractVersion !== CART_CONTRACT_VERSION) {
    throw new Error(
      `mf_cart/cartSlice does not speak version ${CART_CONTRACT_VERSION} of the cart's contract`,
    );
  }
}

/** Checks every remote; answers which ones failed. */
async function warmUp(generation: Generation, log: Logger): Promise<RemoteName[]> {
  const names = Object.keys(generation.registry.remotes) as RemoteName[];
  const results = await Promise.all(
    names.map((name) =>
      check(generation, name).then(
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
