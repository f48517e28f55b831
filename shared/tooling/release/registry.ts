import type { StoredPointer, StoredRegistry } from '@shop/node/object-store/storedRegistry';
import type { Declaration } from '../remotes';

/** A workspace and its container; both are `shell` for the shell. */
export type Remote = { app: string; name: string };
export type Release = Remote & { version: string };
export type Versions = Record<string, { app: string; version: string }>;

/** What a canary is held to. */
export type Trial = { share: number; pages: number; minutes: number };
export type Canary = Trial & {
  version: string;
  salt: string;
  openedAt: string;
  remote?: Declaration | undefined;
};

export type Pointer = StoredPointer & {
  canary?: Canary | undefined;
  /** What the live version declares. */
  remote?: Declaration | undefined;
  /** Names the change that made it what it is. */
  request?: string;
};

/** A change of the registry, as its history has it. */
export type Change = {
  at: string;
  generation: number;
  /** 'first start', 'release', 'rollback', 'refused', 'canary', 'canary ended' or 'promoted'. */
  what: string;
  /** The version that the change speaks of. */
  canary?: string;
  app: string;
  from: string | null;
  /** Null where the remote has no release any more. */
  to?: string | null | undefined;
  by?: string;
  /** Why it was refused. */
  reason?: string | undefined;
};

export type Registry = {
  generation: number;
  remotes: Record<string, Pointer | undefined>;
  /** The shell's own release, once one was released into the running shop. */
  shell?: Pointer | undefined;
  /** The history, where the registry comes from an object store. */
  changes?: Change[];
};

/** What a change of one pointer was. */
export type PointerChange = { generation: number; earlier: Pointer | undefined; version: string | undefined };
/** The registry after a change, and what its history says of it. */
export type ChangedRegistry = { registry: Registry; line: Change; result: PointerChange };
export type ChangeRegistry = (registry: Registry) => ChangedRegistry | null;
/** What the history says of a change beside app, versions and generation. */
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

/** Whether a command did what it should, and what it says. */
export type Outcome = { isGood: boolean; sentence: string };

/** Pointers of all parts, the shell's among them once it was released. */
export const getPointers = <One extends StoredPointer>({
  remotes,
  shell,
}: {
  remotes: Record<string, One | undefined>;
  shell?: One | undefined;
}) => [...Object.values(remotes), shell].filter((one) => one !== undefined);

/** The registry in an object store. */
export type SharedRegistry = StoredRegistry<Pointer, Change>;
