type Release = { app: string; name: string; version: string };
export function releaseThenLook(
  dataDir: string,
  release: Release,
  by: string,
  look: (dataDir: string, release: Release) => Promise<string[] | null>,
): Promise<{ isGood: boolean; sentence: string }>;
