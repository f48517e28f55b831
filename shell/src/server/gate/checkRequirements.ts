import * as platform from '@shop/platform';
import { makeShareScope } from '../shareScope';
import type { ReleaseFacts } from './releaseFacts';

const numbersOf = (version: string) => version.split('.').map(Number);

/** True when a version lies in a caret range of a stable major: '^19.3.1'. Builds write no other ranges. */
function isInRange(version: string, range: string): boolean {
  if (!/^\^[1-9]\d*\.\d+\.\d+$/.test(range)) return false;
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [leastMajor = 0, leastMinor = 0, leastPatch = 0] = numbersOf(range.slice(1));
  return major === leastMajor && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
}

/** What a release takes from this shell: shared modules in range, and names of the platform that there are. */
export function checkRequirements({ requires, platformNames }: ReleaseFacts): string[] {
  const shared = makeShareScope();
  const outOfRange = Object.entries(requires).flatMap(([name, range]) => {
    const [version] = Object.keys(shared[name] ?? {});
    if (!version) return [`it needs ${name} ${range}, which this shell does not share`];
    return isInRange(version, range) ? [] : [`it needs ${name} ${range}, and this shell has ${version}`];
  });
  const lacking = platformNames.filter((name) => !(name in platform));
  return [
    ...outOfRange,
    ...lacking.map((name) => `it uses ${name} of @shop/platform, which this shell lacks`),
  ];
}
