import { getPublic } from '@shop/node/object-store/storedRegistry';
import { readRegistry } from './registryStore';

export const wasEverLive = (app: string, version: string) =>
  readRegistry().changes.some((change) => change.app === app && change.to === version);

export function wasEverShown(app: string, version: string) {
  const registry = readRegistry();
  const isNamed = getPublic(registry).has(`${app}/${version}`);
  return isNamed || registry.changes.some((one) => one.app === app && [one.to, one.canary].includes(version));
}
