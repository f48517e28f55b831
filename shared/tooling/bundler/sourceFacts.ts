import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest } from '@shop/node/object-store/releaseManifest';
import { getUserName } from '@shop/node/settings/userName';
import { root } from '../paths';

function git(...args: string[]) {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

export function sourceFacts(app: string): ReleaseManifest['source'] {
  try {
    const [commit = null, author = null] = git('log', '-1', '--format=%H%n%an <%ae>').split('\n');
    const isDirty = git('status', '--porcelain', '--', app, 'shared', 'package-lock.json') !== '';
    return { commit, author, isDirty };
  } catch {
    return { commit: null, author: null, isDirty: null };
  }
}

/** CODEOWNERS: the last line that fits counts. */
export function findOwner(app: string): string | undefined {
  const file = path.join(root, 'CODEOWNERS');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const fitting = lines
    .map((line) => line.split(/\s+/))
    .filter(([place]) => place === '*' || place === `/${app}/`);
  return fitting.at(-1)?.slice(1).join(' ') || undefined;
}

export function currentUser() {
  try {
    // A time follows it.
    return git('var', 'GIT_AUTHOR_IDENT').replace(/ \d+ [+-]\d+$/, '');
  } catch {
    return getUserName();
  }
}
