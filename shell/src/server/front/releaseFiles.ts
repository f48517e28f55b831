import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { computeHash } from '@shop/node/object-store/releaseFiles';
import { LRUCache } from 'lru-cache';
import { promisedHashes } from '../composition/serverFiles';
import type { Encoding } from '../http/encodings';

export type ReleaseFile = {
  bytes: Buffer;
  name: string;
  encoding: Encoding;
  etag: string;
  /** True while its release was never live: only whoever previews it may have it. */
  isPreview: boolean;
};

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_RELEASES = 200;
/** Files that were corrupt, and the milliseconds until one is read again. */
const MAX_CORRUPT = 1000;
const CORRUPT_TTL_MS = 1000;

/** The build compresses text files, and puts what it made beside them. */
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;

type Options = {
  releasesDir: string;
  onCorrupt: (app: string, version: string, file: string) => void;
  fetchFile?: ((app: string, name: string) => Promise<Buffer | null>) | undefined;
};

type Asked = {
  app: string;
  name: string;
  accepted: Encoding[];
  mayPreview?: (version: string) => boolean;
};

/** Files of releases, each compared with its promised hash when it is first read. */
export function makeReleaseFiles({ releasesDir, onCorrupt, fetchFile }: Options) {
  const cache = new LRUCache<string, ReleaseFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const promises = new LRUCache<string, Record<string, string>>({ max: MAX_RELEASES });
  // Only names that a release promises: a client cannot make these up.
  const corrupt = new LRUCache<string, true>({ max: MAX_CORRUPT, ttl: CORRUPT_TTL_MS });

  async function promisedBy(release: string): Promise<Record<string, string> | null> {
    const known = promises.get(release) ?? (await promisedHashes(release).catch(() => null));
    // A release that is not there yet, or cannot be read now, may come.
    if (known) promises.set(release, known);
    return known;
  }

  async function read(app: string, version: string, file: string) {
    const release = path.join(releasesDir, app, version);
    const promised = await promisedBy(release);
    const key = `${app}/${version}/${file}`;
    if (corrupt.has(key) || (promised && !Object.hasOwn(promised, file))) return null;
    const bytes = await readFile(path.join(release, file)).catch(() => null);
    const hash = bytes && computeHash(bytes);
    if (bytes && hash && (!promised || hash === promised[file])) {
      return { bytes, hash, isPreview: existsSync(path.join(release, 'preview.json')) };
    }
    if (promised && existsSync(path.join(release, 'release.json'))) {
      corrupt.set(key, true);
      onCorrupt(app, version, file);
    }
    return null;
  }

  async function find(versions: string[], { app, name, accepted, mayPreview = () => true }: Asked) {
    for (const version of versions) {
      for (const encoding of accepted) {
        const found = await read(app, version, name + SUFFIXES[encoding]);
        if (found && (!found.isPreview || mayPreview(version))) return { ...found, encoding };
      }
    }
    return null;
  }

  async function fetchStored({ app, name, accepted }: Asked) {
    for (const encoding of accepted) {
      const bytes = await fetchFile?.(app, path.basename(name) + SUFFIXES[encoding]);
      if (bytes) return { bytes, hash: computeHash(bytes), isPreview: false, encoding };
    }
    return null;
  }

  async function listVersions({ app, name }: Asked): Promise<string[]> {
    const versions = await readdir(path.join(releasesDir, app)).catch(() => []);
    const promised = await Promise.all(
      versions.map((version) => promisedBy(path.join(releasesDir, app, version))),
    );
    return versions.filter((_, index) => Object.hasOwn(promised[index] ?? {}, name));
  }

  async function getCached(
    place: string,
    asked: Asked,
    load: typeof fetchStored,
  ): Promise<ReleaseFile | null> {
    const key = `${place}/${asked.name} ${asked.accepted}`;
    const known = cache.get(key);
    if (known) return known;
    const found = await load(asked);
    if (!found) return null;
    // Its hash, without 'sha384-': the same on every host.
    const file = { ...found, name: asked.name, etag: `"${found.hash.slice(7, 29)}"` };
    if (!file.isPreview) cache.set(key, file);
    return file;
  }

  return {
    find: (version: string, asked: Asked) =>
      getCached(`${asked.app}/${version}`, asked, () => find([version], asked)),
    findByContent: (asked: Asked) =>
      getCached(
        asked.app,
        asked,
        async () => (await find(await listVersions(asked), asked)) ?? fetchStored(asked),
      ),
  };
}

export type ReleaseFiles = ReturnType<typeof makeReleaseFiles>;
