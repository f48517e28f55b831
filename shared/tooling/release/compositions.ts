import path from 'node:path';
import { isReleased } from '../apps';
import { readJsonLines } from './jsonLines';
import type { Versions } from './registry';

export type FormerComposition = {
  /** As it stands in the HTML and in the log. */
  id: string;
  at: string;
  /** Version of the shell. */
  shell: string;
  remotes: Versions;
};

/** What the running shop has shown, the latest last. The shop writes a line of JSON whenever that changes. */
export function readCompositions(dataDir: string) {
  return readJsonLines<FormerComposition>(path.join(dataDir, 'compositions.jsonl'));
}

/** Releases of a composition whose files are gone: 'mf-tools 1.0.0-0a1b2c3d4e'. */
export function findMissingReleases({ shell, remotes }: Pick<FormerComposition, 'shell' | 'remotes'>) {
  const releases = [{ app: 'shell', version: shell }, ...Object.values(remotes)];
  return releases
    .filter(({ app, version }) => !isReleased(app, version))
    .map(({ app, version }) => `${app} ${version}`);
}
