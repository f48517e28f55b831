export function areMediaNames(names: string[]): boolean;
export function mediaHashes(addresses: string[]): Record<string, string>;
export function stageBundle(
  release: string,
  names: string[],
  media: { folder: string; files: string[] },
): Promise<{ folder: string; remove: () => Promise<void> }>;
export function copyMedia(folder: string, target: string): Promise<void>;
