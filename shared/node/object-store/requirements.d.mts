export function findUnmet(
  release: { requires: Record<string, string>; platformNames: string[] },
  shell: { shared: Record<string, string>; platformNames: string[] },
): string[];
