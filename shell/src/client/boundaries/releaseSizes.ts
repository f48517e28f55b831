const RELEASE = /\/r\/([a-z\d-]+)\/([\w.-]+)\/client\//;

export type LoadedRelease = { app: string; version: string; bytes: number; files: number };

/** What came to this page of each release, compressed bytes, by workspace. */
export function releaseSizes(): Map<string, LoadedRelease> {
  const sizes = new Map<string, LoadedRelease>();
  for (const entry of performance.getEntriesByType('resource')) {
    const [, app, version] = RELEASE.exec(entry.name) ?? [];
    if (!app || !version || !(entry instanceof PerformanceResourceTiming)) continue;
    const known = sizes.get(app) ?? { app, version, bytes: 0, files: 0 };
    sizes.set(app, { ...known, bytes: known.bytes + entry.encodedBodySize, files: known.files + 1 });
  }
  return sizes;
}
