type Release = { app: string; name: string; version: string };
export function releaseThenLook(
  dataDir: string,
  release: Release,
  event: { by: string; seen?: string },
  look: (dataDir: string, release: Release) => Promise<string[] | null>,
  check: (dataDir: string, release: Release) => Promise<{ faults: string[]; seen?: string }>,
): Promise<{ isGood: boolean; sentence: string }>;
