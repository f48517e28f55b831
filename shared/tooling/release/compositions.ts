import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isReleased } from '../apps';
import { dataFolder } from '../paths';
import type { Versions } from './registry';

export type FormerComposition = {
  id: string;
  at: string;
  shell: string;
  remotes: Versions;
};

/** The latest last; the running shop appends. A line that a crash or a full disk cut off is left out. */
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

export function findMissingReleases({ shell, remotes }: Pick<FormerComposition, 'shell' | 'remotes'>) {
  const releases = [{ app: 'shell', version: shell }, ...Object.values(remotes)];
  return releases
    .filter(({ app, version }) => !isReleased(app, version))
    .map(({ app, version }) => `${app} ${version}`);
}
