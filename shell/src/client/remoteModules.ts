import { parseRemoteId } from '@shop/contracts/remoteIds';
import type { RemoteModules, RemoteName } from '@shop/contracts/remotes';
import type { Boot } from '../boot';
import { LOAD_LIMIT_MS, limit } from '../remotes/limit';
import { retry, retryChunks } from '../remotes/retryChunks';
import { initContainer } from '../remotes/shareScope';
import { recordFault } from './faults';

function runScript(src: string, hash = ''): Promise<void> {
  const checked = __ASSETS_ORIGIN__ ? { crossOrigin: 'anonymous', integrity: hash } : {};
  const script = Object.assign(document.createElement('script'), { ...checked, src });
  const run = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} is lost`));
  });
  document.head.append(script);
  return limit(run, LOAD_LIMIT_MS, src);
}

export function makeRemoteModules({ composition, integrity }: Pick<Boot, 'composition' | 'integrity'>) {
  const opened = new Map<RemoteName, ReturnType<typeof initContainer>>();

  async function open(name: RemoteName, entry: string, attempt: number) {
    // The browser answers a failed address from its memory.
    await runScript(attempt === 0 ? entry : `${entry}?retry=${attempt}`, integrity?.[entry]);
    return initContainer(Reflect.get(globalThis, name), entry);
  }

  async function loadModule(name: RemoteName, entry: string, expose: string): Promise<unknown> {
    const opening = opened.get(name) ?? retry((attempt) => open(name, entry, attempt));
    opened.set(name, opening);
    opening.catch(() => opened.delete(name));
    const factory = await (await opening).get(`./${expose}`);
    return factory();
  }

  return async function load<Id extends keyof RemoteModules>(id: Id): Promise<RemoteModules[Id]> {
    const { remote: name, expose } = parseRemoteId(id);
    const { entry } = composition[name] ?? {};
    if (!entry) throw new Error(`${name} is not part of this page's composition`);
    const loading = retryChunks(() => loadModule(name, entry, expose));
    try {
      return (await limit(loading, LOAD_LIMIT_MS, id)) as RemoteModules[Id];
    } catch (error) {
      recordFault(entry);
      throw error;
    }
  };
}
