import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisedHashes, toNull } from '@shop/node/object-store/promisedFiles';
import { computeHash } from '@shop/node/object-store/releaseFiles';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../http/encodings';

export type ReleaseFile = { bytes: Buffer; name: string; encoding: Encoding; etag: string };

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_RELEASES = 200;
/** Until it is read again what a release promises, and with it a file that was corrupt. */
const TTL_MS = 1000;

/** The build compresses text files, and puts what it made beside them. */
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;

type ReleaseFilesOptions = {
  releasesDir: string;
  onCorrupt: (app: string, version: string, file: string) => void;
  fetchFile?: ((start: string, file: string) => Promise<Buffer | null>) | undefined;
};

type Asked = {
  app: string;
  /** Without one, any on this host that promises the file: it lives as long as one of their folders does. */
  version?: string | undefined;
  name: string;
  accepted: Encoding[];
};

/** What is corrupt, or not promised, is never sent. What has passed is sent from memory: a disk that goes bad later changes nothing. */
export class ReleaseFiles {
  private readonly cache = new LRUCache<string, ReleaseFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  private readonly promises = new LRUCache<string, Record<string, string>>({
    max: MAX_RELEASES,
    ttl: TTL_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (release) => (await promisedHashes(release).catch(toNull)) ?? {},
  });

  constructor(private readonly options: ReleaseFilesOptions) {}

  async find({ app, version, name, accepted }: Asked): Promise<ReleaseFile | null> {
    const { releasesDir, fetchFile } = this.options;
    const key = `${app}/${version ?? ''}/${name} ${accepted}`;
    const known = this.cache.get(key);
    if (known) return known;
    const versions = version ? [version] : await readdir(path.join(releasesDir, app)).catch(toNull);
    const sources = (versions ?? []).map((one) => (file: string) => this.read(app, one, file));
    const isHere = version && existsSync(path.join(releasesDir, app, version, 'release.json'));
    const start = version ? `${app}/${version}/` : `${app}/`;
    if (!isHere)
      sources.push(async (file) => (await fetchFile?.(start, file.replace(/^client\//, ''))) ?? null);
    for (const read of sources) {
      for (const encoding of accepted) {
        const bytes = await read(name + SUFFIXES[encoding]);
        if (!bytes) continue;
        // Its hash, without 'sha384-': the same on every host.
        const file = { bytes, name, encoding, etag: `"${computeHash(bytes).slice(7, 29)}"` };
        this.cache.set(key, file);
        return file;
      }
    }
    return null;
  }

  private async read(app: string, version: string, file: string): Promise<Buffer | null> {
    const { releasesDir, onCorrupt } = this.options;
    const release = path.join(releasesDir, app, version);
    const promised = (await this.promises.fetch(release)) ?? {};
    if (!Object.hasOwn(promised, file)) return null;
    const bytes = await readFile(path.join(release, file)).catch(toNull);
    if (bytes && computeHash(bytes) === promised[file]) return bytes;
    if (existsSync(path.join(release, 'release.json'))) {
      delete promised[file];
      onCorrupt(app, version, file);
    }
    return null;
  }
}
