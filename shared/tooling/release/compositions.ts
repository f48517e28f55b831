import path from 'node:path';
import { isReleased } from '../apps';
import { readJsonLines } from './jsonLines';
import type { Versions } from './registry';

export type FormerComposition = {
  id: string;
  at: string;
  shell: string;
  remotes: Versions;
};

/** The latest last; the running shop appends. */
export function readCompositions(dataDir: string) {
  return readJsonLines<FormerComposition>(path.join(dataDir, 'compositions.jsonl'));
}

export function findMissingReleases({ shell, remotes }: Pick<FormerComposition, 'shell' | 'remotes'>) {
  const releases = [{ app: 'shell', version: shell }, ...Object.values(remotes)];
  return releases
    .filter(({ app, version }) => !isReleased(app, version))
    .map(({ app, version }) => `${app} ${version}`);
}
