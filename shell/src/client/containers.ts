import type { RemoteName } from '@shop/contracts/remotes';
import { LOAD_LIMIT_MS, limit } from '../remotes/limit';
import { retry } from '../remotes/retryChunks';
import type { ShareScope } from '../remotes/shareScope';

type Container = {
  init: (scope: ShareScope, initScope: unknown[], options: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
};

async function runScript(src: string, hash = ''): Promise<void> {
  const script = document.createElement('script');
  const run = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} is lost`));
  });
  if (__ASSETS_ORIGIN__) {
    script.crossOrigin = 'anonymous';
    script.integrity = hash;
  }
  script.src = src;
  document.head.append(script);
  try {
    await limit(run, LOAD_LIMIT_MS, src);
  } catch (error) {
    script.remove();
    throw error;
  }
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

export function makeContainers(scope: ShareScope, hashes: Record<string, string> = {}) {
  const opened = new Map<RemoteName, Promise<Container>>();

  async function open(name: RemoteName, entry: string, attempt: number): Promise<Container> {
    // The browser answers a failed address from its memory.
    await runScript(attempt === 0 ? entry : `${entry}?retry=${attempt}`, hashes[entry]);
    const container: unknown = Reflect.get(globalThis, name);
    if (!isContainer(container)) throw new Error(`${entry} is no federation container`);
    const options = { shareScopeKeys: 'default' };
    Object.defineProperty(options, 'shareScopeMap', { value: { default: scope } });
    await container.init(scope, [], options);
    return container;
  }

  return async function loadModule(name: RemoteName, entry: string, expose: string): Promise<unknown> {
    const opening = opened.get(name) ?? retry((attempt) => open(name, entry, attempt));
    opened.set(name, opening);
    opening.catch(() => opened.delete(name));
    const factory = await (await opening).get(expose);
    return factory();
  };
}
