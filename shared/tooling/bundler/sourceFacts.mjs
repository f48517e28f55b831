import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { root } from '../paths.mjs';

function git(...args) {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/**
 * Where a build comes from: commit, author, whether files differ from that commit, and which clone it was made in.
 * Outside Git only the clone is known.
 */
export function sourceFacts(app) {
  const clone = `${os.hostname()}:${root}`;
  try {
    const [commit, author] = git('log', '-1', '--format=%H%n%an <%ae>').split('\n');
    const isDirty = git('status', '--porcelain', '--', app, 'shared', 'package-lock.json') !== '';
    return { commit, author, isDirty, clone };
  } catch {
    return { commit: null, author: null, isDirty: null, clone };
  }
}

/** Who gives a command: Git's own name for them, or the system's. */
export function currentUser() {
  try {
    return `${git('config', 'user.name')} <${git('config', 'user.email')}>`;
  } catch {
    return os.userInfo().username;
  }
}
