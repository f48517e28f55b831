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

  function open(name: RemoteName, entry: string) {
    const known = opened.get(name);
    if (known) return known;
    const opening = retry(async (attempt) => {
      // The browser answers a failed address from its memory.
      await runScript(attempt === 0 ? entry : `${entry}?retry=${attempt}`, integrity?.[entry]);
      return initContainer(Reflect.get(globalThis, name), entry);
    });
    opened.set(name, opening);
    opening.catch(() => opened.delete(name));
    return opening;
  }

  return async function load<Id extends keyof RemoteModules>(id: Id): Promise<RemoteModules[Id]> {
    const { remote: name, expose } = parseRemoteId(id);
    const { entry } = composition[name] ?? {};
    if (!entry) throw new Error(`${name} is not part of this page's composition`);
    const loading = retryChunks(async () => {
      const factory = await (await open(name, entry)).get(`./${expose}`);
      return factory();
    });
    try {
      return (await limit(loading, LOAD_LIMIT_MS, id)) as RemoteModules[Id];
    } catch (error) {
      recordFault(entry);
      throw error;
    }
  };
}
