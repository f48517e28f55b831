import type { ObjectStore } from './objectStore.mjs';

export function reportHost(store: ObjectStore, host: string, served: object): Promise<boolean>;
/** `until` as it stood in the offer. */
export type OfferAnswer = { until: string; reason: string | null };

/** What a running shell said of itself last. */
export type HostReport = {
  host: string;
  /** What became of each offered release: why it is not on the host, null where it is. */
  offers?: Record<string, OfferAnswer>;
  generation: number;
  shell: string;
  remotes: Record<string, { version?: string; refused?: { version: string; reason: string } }>;
};

export function readHosts(store: ObjectStore): Promise<HostReport[]>;
export function removeHost(store: ObjectStore, host: string): Promise<void>;
