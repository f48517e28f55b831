import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { makeContentIndex } from '../composition/contentIndex';
import { computeHash, promisedHashes } from '../composition/serverFiles';
import type { Encoding } from '../http/encodings';

/** A file of a release as the browser gets it. */
export type ReleaseFile = {
  bytes: Buffer;
  etag: string;
  lastModified: string;
  /** True while its release was never live: only whoever previews it may have it. */
  isPreview: boolean;
};

/** A file in an encoding that the client takes. */
export type EncodedFile = { file: ReleaseFile; name: string; encoding: Encoding };

const MAX_BYTES = 32 * 1024 * 1024;
/** Releases whose promises are cached. */
const MAX_RELEASES = 200;
/** Files that were corrupt, and the milliseconds until one is read again. */
const MAX_CORRUPT = 1000;
const CORRUPT_TTL_MS = 1000;

/** The build compresses text files, and puts what it made beside them. */
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;

type Options = {
  releasesDir: string;
  /** Called for a file that is missing or differs from what its release promises. */
  onCorrupt: (app: string, version: string, file: string) => void;
  /** A file by its address that no folder here has, from the object store; null where it has none either. */
  fetchFile?: ((app: string, name: string) => Promise<Buffer | null>) | undefined;
};

function toFile(bytes: Buffer, hash: string, at: Date, isPreview: boolean): ReleaseFile {
  // Its hash, without 'sha384-': the same on every host.
  return { bytes, etag: `"${hash.slice(7, 29)}"`, lastModified: at.toUTCString(), isPreview };
}

/**
 * Files of releases, each compared with its promised hash when it is first read. What has passed is sent from memory: a disk
 * that goes bad later changes nothing. What is corrupt, or not promised, is never sent.
 */
export function makeReleaseFiles({ releasesDir, onCorrupt, fetchFile }: Options) {
  const versionsWith = makeContentIndex(releasesDir);
  const cache = new LRUCache<string, ReleaseFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const promises = new LRUCache<string, Promise<Record<string, string> | null>>({ max: MAX_RELEASES });
  // Only names that a release promises: a client cannot make these up.
  const corrupt = new LRUCache<string, true>({ max: MAX_CORRUPT, ttl: CORRUPT_TTL_MS });

  async function promisedBy(release: string): Promise<Record<string, string> | null> {
    const known = promises.get(release) ?? promisedHashes(release);
    promises.set(release, known);
    // A release that is not there yet, or cannot be read now, may come.
    const hashes = await known.catch(() => null);
    if (hashes === null) promises.delete(release);
    return hashes;
  }

  async function read(app: string, version: string, file: string): Promise<ReleaseFile | null> {
    const release = path.join(releasesDir, app, version);
    const promised = await promisedBy(release);
    const name = path.join(release, file);
    if (promised && !Object.hasOwn(promised, file)) return null;
    const bytes = await readFile(name).catch(() => null);
    const hash = bytes && computeHash(bytes);
    if (!bytes || !hash || (promised && hash !== promised[file])) {
      if (!promised || !existsSync(path.join(release, 'release.json'))) return null;
      corrupt.set(`${app}/${version}/${file}`, true);
      onCorrupt(app, version, file);
      return null;
    }
    const { mtime } = await stat(name);
    return toFile(bytes, hash, mtime, existsSync(path.join(release, 'preview.json')));
  }

  /** A file by its path below the release, 'client/x.js'; null where it must not or cannot be sent. */
  async function get(app: string, version: string, file: string): Promise<ReleaseFile | null> {
    const key = `${app}/${version}/${file}`;
    const known = cache.get(key);
    if (known) return known;
    if (corrupt.has(key)) return null;
    const found = await read(app, version, file);
    if (found && !found.isPreview) cache.set(key, found);
    return found;
  }

  /** A file by its address; of releases that were never live, those that `mayPreview` allows. */
  async function getByName(app: string, name: string, mayPreview: (version: string) => boolean) {
    const key = `${app}/${name}`;
    const known = cache.get(key);
    if (known) return known;
    for (const version of await versionsWith(app, name)) {
      const isCorrupt = corrupt.has(`${app}/${version}/client/${name}`);
      const file = isCorrupt ? null : await read(app, version, `client/${name}`);
      if (!file || (file.isPreview && !mayPreview(version))) continue;
      if (!file.isPreview) cache.set(key, file);
      return file;
    }
    const bytes = (await fetchFile?.(app, name)) ?? null;
    if (!bytes) return null;
    const file = toFile(bytes, computeHash(bytes), new Date(), false);
    cache.set(key, file);
    return file;
  }

  return {
    get,
    /** A file by its address in the first of these encodings in which any version has it. */
    async findByName(
      app: string,
      name: string,
      accepted: Encoding[],
      mayPreview: (version: string) => boolean,
    ): Promise<EncodedFile | null> {
      for (const encoding of accepted) {
        const file = await getByName(app, name + SUFFIXES[encoding], mayPreview);
        if (file) return { file, name, encoding };
      }
      return null;
    },
    /** A file in the first of these encodings in which it is there. */
    async find(
      app: string,
      version: string,
      name: string,
      accepted: Encoding[],
    ): Promise<EncodedFile | null> {
      for (const encoding of accepted) {
        const file = await get(app, version, name + SUFFIXES[encoding]);
        if (file) return { file, name, encoding };
      }
      return null;
    },
  };
}

export type ReleaseFiles = ReturnType<typeof makeReleaseFiles>;
