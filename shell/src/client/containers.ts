import type { RemoteName } from '@shop/contracts/remotes';
import { LOAD_LIMIT_MS, limit } from '../remotes/limit';
import { retry } from '../remotes/retryChunks';
import { initContainer } from '../remotes/shareScope';

async function runScript(src: string, hash = ''): Promise<void> {
  const checked = __ASSETS_ORIGIN__ ? { crossOrigin: 'anonymous', integrity: hash } : {};
  const script = Object.assign(document.createElement('script'), { ...checked, src });
  const run = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} is lost`));
  });
  document.head.append(script);
  try {
    await limit(run, LOAD_LIMIT_MS, src);
  } catch (error) {
    script.remove();
    throw error;
  }
}

export function makeContainers(hashes: Record<string, string> = {}) {
  const opened = new Map<RemoteName, ReturnType<typeof initContainer>>();

  async function open(name: RemoteName, entry: string, attempt: number) {
    // The browser answers a failed address from its memory.
    await runScript(attempt === 0 ? entry : `${entry}?retry=${attempt}`, hashes[entry]);
    return initContainer(Reflect.get(globalThis, name), entry);
  }

  return async function loadModule(name: RemoteName, entry: string, expose: string): Promise<unknown> {
    const opening = opened.get(name) ?? retry((attempt) => open(name, entry, attempt));
    opened.set(name, opening);
    opening.catch(() => opened.delete(name));
    const factory = await (await opening).get(expose);
    return factory();
  };
}
