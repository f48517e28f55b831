export function computeHash(bytes: string | Uint8Array): string;
export function manifestKey(app: string, version: string): string;
export function isContentName(name: string): boolean;
export function toKey(place: string, hash: string): string;
export function forEachLimited<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void>;
