import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const LEFT_OUT = new Set(['.git', '.data', '.cache', 'node_modules', 'test-results']);
const RELEASES = path.join(root, 'releases');

/** A node_modules folder of links: the packages are the repository's, the workspaces the copy's own. @param {string} copy @param {string} workspace */
async function linkPackages(copy, workspace) {
  const packages = path.join(root, workspace, 'node_modules');
  const target = path.join(copy, workspace, 'node_modules');
  await mkdir(target);
  for (const name of await readdir(packages)) {
    if (name === '@shop') await cp(path.join(packages, name), path.join(target, name), verbatim);
    else await symlink(path.join(packages, name), path.join(target, name));
  }
}

const verbatim = { recursive: true, verbatimSymlinks: true };

/** A copy of the repository whose files a test may edit. It shares packages and releases with the repository. */
export async function copyRepository() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'copy-'));
  /** @type {string[]} */
  const withPackages = [];
  /** @param {string} file */
  const filter = (file) => {
    const name = path.basename(file);
    if (name === 'node_modules') withPackages.push(path.relative(root, path.dirname(file)));
    return !LEFT_OUT.has(name) && file !== RELEASES;
  };
  await cp(root, folder, { recursive: true, filter });
  for (const workspace of withPackages) await linkPackages(folder, workspace);
  await symlink(path.join(root, 'releases'), path.join(folder, 'releases'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
