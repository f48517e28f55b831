import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { hashOf, promisedHashes } from './serverFiles';

/** A file of a release as the browser gets it. */
export type ReleaseFile = {
  bytes: Buffer;
  etag: string;
  lastModified: string;
  /** True while its release was never live: only whoever previews it may have it. */
  isPreview: boolean;
};

const MAX_BYTES = 32 * 1024 * 1024;
/** Releases whose promises are kept: of a release that nobody loads any more nothing stays. */
const MOST_RELEASES = 200;
/** Milliseconds until a file that was corrupt is read again. */
const CORRUPT_KEPT_MS = 1000;

type Options = {
  releasesDir: string;
  /** A file differs from what its release promises. */
  onCorrupt: (app: string, version: string, file: string) => void;
};

/**
 * Files of releases, compared with their promised hashes when they are first sent. What has passed is sent from memory:
 * a disk that goes bad later changes nothing. What is corrupt, or promised by no release, is never sent.
 */
export function makeReleaseFiles({ releasesDir, onCorrupt }: Options) {
  const kept = new LRUCache<string, ReleaseFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  const promises = new LRUCache<string, Promise<Record<string, string> | null>>({ max: MOST_RELEASES });
  const refused = new Map<string, number>();

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
    const expected = promised?.[file];
    if (promised && expected === undefined) return null;
    const bytes = await readFile(name).catch(() => null);
    if (!bytes || (promised && hashOf(bytes) !== expected)) {
      if (expected) onCorrupt(app, version, file);
      return null;
    }
    const { size, mtime } = await stat(name);
    return {
      bytes,
      etag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
      lastModified: mtime.toUTCString(),
      isPreview: existsSync(path.join(release, 'preview.json')),
    };
  }

  return {
    /** A file that is in memory already. */
    cached: (key: string) => kept.get(key),
    /** A file by its path below the release, 'client/x.js'; null where it must not or cannot be sent. */
    async get(app: string, version: string, file: string): Promise<ReleaseFile | null> {
      const key = `${app}/${version}/${file}`;
      const known = kept.get(key);
      if (known) return known;
      if (Date.now() - (refused.get(key) ?? 0) < CORRUPT_KEPT_MS) return null;
      const found = await read(app, version, file);
      if (found && !found.isPreview) kept.set(key, found);
      else if (!found && refused.size < 10_000) refused.set(key, Date.now());
      return found;
    },
  };
}

export type ReleaseFiles = ReturnType<typeof makeReleaseFiles>;
