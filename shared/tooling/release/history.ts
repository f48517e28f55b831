import { readRegistry } from './registryStore';

export function wasEverLive(app: string, version: string) {
  return readRegistry().changes.some((change) => change.app === app && change.to === version);
}

export function wasEverShown(app: string, version: string) {
  return readRegistry().changes.some((one) => one.app === app && [one.to, one.canary].includes(version));
}
