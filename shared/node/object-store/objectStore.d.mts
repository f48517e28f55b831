import type { StoreSettings } from './releasesUrl.mjs';

export class StoreError extends Error {}
export class NotInStore extends StoreError {}

type Conditions = { ifMatch?: string | null; ifAbsent?: boolean; headers?: Record<string, string> };

export type ObjectStore = {
  get(
    key: string,
    known?: { etag?: string | null },
  ): Promise<{ etag: string | null; bytes: Buffer | null; ageMs: number } | null>;
  put(key: string, body: string | Buffer, conditions?: Conditions): Promise<boolean>;
  makeBucket(): Promise<void>;
  remove(key: string): Promise<void>;
  list(start: string): Promise<{ key: string; at: number }[]>;
};

export function openStore(settings: StoreSettings): ObjectStore;
