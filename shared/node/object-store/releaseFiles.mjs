import { createHash } from 'node:crypto';

/** Objects that are sent or fetched at the same time. */
const AT_ONCE = 12;

export const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const manifestKey = (app, version) => `manifests/${app}/${version}.json`;

/** Key of a file, named by its place below the releases folder. What browsers may have stands at the shop's addresses. */
export function keyOf(place) {
  if (place.startsWith('media/')) return place;
  const [app, version, ...rest] = place.split('/');
  return `${rest[0] === 'client' ? 'r' : 'private'}/${app}/${version}/${rest.join('/')}`;
}

/** Works on all, some at a time. */
export async function forEachOf(items, work) {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
