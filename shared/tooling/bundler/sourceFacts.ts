import { execFileSync } from 'node:child_process';
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

export function currentUser() {
  try {
    // A time follows it.
    return git('var', 'GIT_AUTHOR_IDENT').replace(/ \d+ [+-]\d+$/, '');
  } catch {
    return getUserName();
  }
}
