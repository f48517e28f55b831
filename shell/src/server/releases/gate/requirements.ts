/** A caret range of a stable major, '^19.3.1': builds write no others. */
function isInRange(version: string, range: string) {
  const [, least = '', major] = /^\^(([1-9]\d*)\.\d+\.\d+)$/.exec(range) ?? [];
  return version.startsWith(`${major}.`) && version.localeCompare(least, 'en', { numeric: true }) >= 0;
}

export function findUnmet(
  { requires, platformNames }: { requires: Record<string, string>; platformNames: string[] },
  shell: { shared: Record<string, string>; platformNames: string[] },
): string[] {
  const outOfRange = Object.entries(requires).flatMap(([name, range]) => {
    const version = shell.shared[name];
    if (!version) return [`it needs ${name} ${range}, which this shell does not share`];
    return isInRange(version, range) ? [] : [`it needs ${name} ${range}, and this shell has ${version}`];
  });
  const lacking = platformNames.filter((name) => !shell.platformNames.includes(name));
  return [
    ...outOfRange,
    ...lacking.map((name) => `it uses ${name} of @shop/platform, which this shell lacks`),
  ];
}
