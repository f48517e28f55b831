import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { releasesFolder, root } from '../paths';

/**
 * The shell's programs import packages, which Node looks for above their own folder. Releases that lie outside of the clone get
 * a link to those that are installed in it.
 */
export function linkPackages() {
  if (!path.relative(root, releasesFolder).startsWith('..')) return;
  const link = path.join(releasesFolder, 'node_modules');
  if (existsSync(link)) return;
  mkdirSync(releasesFolder, { recursive: true });
  // One that leads nowhere: its clone is gone.
  rmSync(link, { force: true });
  try {
    symlinkSync(path.join(root, 'node_modules'), link, 'dir');
  } catch (error) {
    // Another command was faster.
    if (Object(error).code !== 'EEXIST') throw error;
  }
}
