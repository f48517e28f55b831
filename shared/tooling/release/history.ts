import { readRegistry } from './registryStore';

export const wasEverLive = (app: string, version: string) =>
  readRegistry().changes.some((change) => change.app === app && change.to === version);

export const wasEverShown = (app: string, version: string) =>
  readRegistry().changes.some((one) => one.app === app && [one.to, one.canary].includes(version));
