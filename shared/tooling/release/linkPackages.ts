import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { releasesFolder, root } from '../paths';

/** Programs of the shell import packages: releases outside the clone get a link to its node_modules. */
export function linkPackages() {
  if (!path.relative(root, releasesFolder).startsWith('..')) return;
  const link = path.join(releasesFolder, 'node_modules');
  if (existsSync(link)) return;
  mkdirSync(releasesFolder, { recursive: true });
  // A dangling one: its clone is gone.
  rmSync(link, { force: true });
  try {
    symlinkSync(path.join(root, 'node_modules'), link, 'dir');
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error;
  }
}
