import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isReleased } from '../apps';
import { dataFolder } from '../paths';
import type { Release, Versions } from './registry';

export type FormerComposition = { id: string; at: string; shell: string; remotes: Versions };

/** The latest last, as the running shop writes it. A line that cannot be read is left out. */
export function readCompositions(): FormerComposition[] {
  const file = path.join(dataFolder, 'compositions.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line ? [JSON.parse(line)] : [];
      } catch {
        return [];
      }
    });
}

type Composed = Pick<FormerComposition, 'shell' | 'remotes'>;

export function listReleases({ shell, remotes }: Composed, isListed = (_: Release) => true) {
  const releases = [{ app: 'shell', version: shell }, ...Object.values(remotes)];
  return releases.filter(isListed).map(({ app, version }) => `${app} ${version}`);
}

export const findMissingReleases = (composition: Composed) =>
  listReleases(composition, ({ app, version }) => !isReleased(app, version));
