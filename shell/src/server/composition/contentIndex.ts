import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isContentName } from '@shop/node/object-store/releaseFiles';
import { promisedHashes } from './serverFiles';

type AppIndex = { versions: Set<string>; files: Map<string, string[]> };

/** Client files of a release whose names tell their content. */
async function namesIn(release: string): Promise<string[] | null> {
  const promised = await promisedHashes(release).catch(() => null);
  if (!promised) return null;
  const files = Object.keys(promised).filter((file) => file.startsWith('client/'));
  return files.map((file) => file.slice('client/'.length)).filter(isContentName);
}

/**
 * Which versions on this host promise a file, by its name: it lives as long as one of their folders does. A manifest is read
 * once, when a name is asked for that no known one holds.
 */
export function makeContentIndex(releasesDir: string) {
  const apps = new Map<string, AppIndex>();
  const refreshing = new Map<string, Promise<void>>();

  async function readVersions(app: string) {
    const present = await readdir(path.join(releasesDir, app)).catch(() => null);
    if (!present) return;
    const known = apps.get(app);
    const isWhole = [...(known?.versions ?? [])].every((version) => present.includes(version));
    const index = known && isWhole ? known : { versions: new Set<string>(), files: new Map() };
    for (const version of present) {
      if (index.versions.has(version)) continue;
      const names = await namesIn(path.join(releasesDir, app, version));
      if (!names) continue;
      index.versions.add(version);
      for (const name of names) index.files.set(name, [...(index.files.get(name) ?? []), version]);
    }
    apps.set(app, index);
  }

  function refresh(app: string): Promise<void> {
    const running = refreshing.get(app) ?? readVersions(app).finally(() => refreshing.delete(app));
    refreshing.set(app, running);
    return running;
  }

  /** Versions that promise a file, from the index or the disk; none where nobody does. */
  return async function versionsWith(app: string, name: string): Promise<string[]> {
    const known = apps.get(app)?.files.get(name);
    if (known) return known;
    await refresh(app);
    return apps.get(app)?.files.get(name) ?? [];
  };
}
