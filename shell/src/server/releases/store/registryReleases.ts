import { getPointers, type StoredRegistry } from '@shop/node/object-store/storedRegistry';

/** Versions before the live one that are brought as well: pages that visitors have open load files of theirs. */
const BEFORE = 2;

/** What visitors are shown: live versions, and those on trial. All of these functions name releases as '<app>/<version>'. */
export const getShown = (registry: StoredRegistry): string[] =>
  getPointers(registry).flatMap(({ app, version, canary }) =>
    [version, ...(canary ? [canary.version] : [])].map((one) => `${app}/${one}`),
  );

export const getEarlier = (registry: StoredRegistry): string[] =>
  getPointers(registry).flatMap(({ app, before }) => before.slice(0, BEFORE).map((one) => `${app}/${one}`));
