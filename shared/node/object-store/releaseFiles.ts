import { createHash } from 'node:crypto';

const AT_ONCE = 12;

export const computeHash = (bytes: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const manifestKey = (app: string, version: string) => `manifests/${app}/${version}.json`;

/** 'page.<hash>.js', and what was compressed of such a file. */
export const isContentName = (name: string) => /^[\w-][\w.-]*\.[\da-f]{10}\.[a-z\d]+(\.br|\.gz)?$/.test(name);

/** Named by content: a release uploads only what differs. Browsers' files have the shop's addresses. */
export function toKey(place: string, hash: string) {
  const [app, , folder, name = '', ...below] = place.split('/');
  if (app === 'media') return place;
  if (folder === 'client' && below.length === 0 && isContentName(name)) return `r/${app}/${name}`;
  return `private/${app}/${Buffer.from(hash.slice('sha384-'.length), 'base64').toString('hex')}`;
}

export async function forEachLimited<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
