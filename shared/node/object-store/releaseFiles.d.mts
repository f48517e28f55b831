export function hashOf(bytes: string | Uint8Array): string;
export function manifestKey(app: string, version: string): string;
export function isContentName(name: string): boolean;
export function keyOf(place: string, hash: string): string;
export function forEachOf<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void>;
