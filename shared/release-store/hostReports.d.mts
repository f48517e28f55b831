import type { ObjectStore } from './objectStore.mjs';

export function reportHost(store: ObjectStore, host: string, served: object): Promise<boolean>;
/** What a running shell said of itself last. */
export type HostReport = {
  host: string;
  generation: number;
  shell: string;
  remotes: Record<string, { version?: string; refused?: { version: string; reason: string } }>;
};

export function readHosts(store: ObjectStore): Promise<HostReport[]>;
export function removeHost(store: ObjectStore, host: string): Promise<void>;
