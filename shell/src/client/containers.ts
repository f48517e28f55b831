import type { RemoteName } from '@shop/contracts/remotes';
import { LOAD_LIMIT_MS } from '../remotes/limit';
import type { ShareScope } from '../remotes/shareScope';

/** A federation container: a remote's build after its entry has run. */
type Container = {
  init: (scope: ShareScope, initScope: unknown[], options: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
};

/** Pauses before the tries with a changed address, ms. */
const RETRY_PAUSES_MS = [300, 900];

/** Runs a script. Rejects when it is lost, or not here in time. */
function runScript(src: string, hash?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const lost = () => {
      script.remove();
      reject(new Error(`${src} is lost`));
    };
    const late = setTimeout(lost, LOAD_LIMIT_MS);
    script.onload = () => {
      clearTimeout(late);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(late);
      lost();
    };
    if (__ASSETS_ORIGIN__) {
      script.crossOrigin = 'anonymous';
      script.integrity = hash ?? '';
    }
    script.src = src;
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** Runs a remote's entry and hands it what the shell shares. */
async function openContainer(
  name: RemoteName,
  entry: string,
  scope: ShareScope,
  hash?: string,
): Promise<Container> {
  await runScript(entry, hash);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${entry} is no federation container`);
  const options = { shareScopeKeys: 'default' };
  Object.defineProperty(options, 'shareScopeMap', { value: { default: scope } });
  await container.init(scope, [], options);
  return container;
}

/** The remotes of this page, each opened once; one that is lost is asked for under changed addresses. */
export function makeContainers(scope: ShareScope, hashes: Record<string, string> = {}) {
  const opened = new Map<RemoteName, Promise<Container>>();

  async function open(name: RemoteName, entry: string): Promise<Container> {
    const hash = hashes[entry];
    for (const [index, pause] of RETRY_PAUSES_MS.entries()) {
      try {
        // The browser answers a failed address from its memory; a changed one is asked for anew.
        return await openContainer(name, index === 0 ? entry : `${entry}?retry=${index}`, scope, hash);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return openContainer(name, `${entry}?retry=${RETRY_PAUSES_MS.length}`, scope, hash);
  }

  /** A module that a remote exposes. A failure to open the remote is not kept. */
  return async function loadModule(name: RemoteName, entry: string, expose: string): Promise<unknown> {
    const opening = opened.get(name) ?? open(name, entry);
    opened.set(name, opening);
    opening.catch(() => opened.delete(name));
    const factory = await (await opening).get(expose);
    return factory();
  };
}
