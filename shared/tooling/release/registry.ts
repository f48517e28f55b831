import type { StoredPointer, StoredRegistry } from '@shop/node/object-store/storedRegistry';
import type { Declaration } from '../remotes';

/** A workspace and its container; both are `shell` for the shell. */
export type Remote = { app: string; name: string };
export type Release = Remote & { version: string };
export type Versions = Record<string, { app: string; version: string }>;

export type Trial = { share: number; pages: number; minutes: number };
export type Canary = Trial & {
  version: string;
  salt: string;
  openedAt: string;
  remote?: Declaration | undefined;
};

export type Pointer = StoredPointer & {
  canary?: Canary | undefined;
  remote?: Declaration | undefined;
  request?: string;
};

export type Change = {
  at: string;
  generation: number;
  /** 'first start', 'release', 'rollback', 'refused', 'canary', 'canary ended' or 'promoted'. */
  what: string;
  canary?: string;
  app: string;
  from: string | null;
  to?: string | null | undefined;
  by?: string;
  reason?: string | undefined;
};

export type Registry = {
  generation: number;
  remotes: Record<string, Pointer | undefined>;
  shell?: Pointer | undefined;
  /** The history, where the registry comes from an object store. */
  changes?: Change[];
};

export type PointerChange = { generation: number; earlier: Pointer | undefined; version: string | undefined };
export type ChangedRegistry = { registry: Registry; line: Change; result: PointerChange };
export type ChangeRegistry = (registry: Registry) => ChangedRegistry | null;
export type ChangeEvent = {
  what: string;
  by?: string;
  canary?: string;
  share?: number;
  reason?: string | undefined;
  version?: string;
  /** The composition that must still be live. */
  seen?: string | undefined;
  /** Names this change, so that one that is sent again is made once. */
  request?: string;
};
export type MadeBy = Partial<ChangeEvent>;

export type Outcome = { isGood: boolean; sentence: string };

export const getPointers = <One extends StoredPointer>({
  remotes,
  shell,
}: {
  remotes: Record<string, One | undefined>;
  shell?: One | undefined;
}) => [...Object.values(remotes), shell].filter((one) => one !== undefined);

export type SharedRegistry = StoredRegistry<Pointer, Change>;
