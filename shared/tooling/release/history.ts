import { readRegistry } from './registryStore';

export const wasEverLive = (app: string, version: string) =>
  readRegistry().changes.some((change) => change.app === app && change.to === version);
