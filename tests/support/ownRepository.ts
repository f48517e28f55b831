import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { runNpm } from './runNode';
import { root } from './startShop';

const run = promisify(execFile);

/** Unpacks the platform's tarballs where npm would, and links what npm would fetch. */
async function install(folder: string) {
  const tarballs = path.join(folder, 'tarballs');
  await mkdir(tarballs);
  const { code, said } = await runNpm(['run', '--silent', 'pack:platform', '--', tarballs], root);
  if (code !== 0) throw new Error(said);
  const packages = path.join(folder, 'node_modules');
  await mkdir(path.join(packages, '@shop'), { recursive: true });
  for (const file of readdirSync(tarballs)) {
    const name = /^shop-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file)?.[1] ?? '';
    const target = path.join(packages, '@shop', name);
    await mkdir(target);
    await extract({ file: path.join(tarballs, file), cwd: target, strip: 1 });
  }
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@shop') await symlink(path.join(root, 'node_modules', name), path.join(packages, name));
}

/** Does what the template's README says of tests that stay behind. */
async function removeWhatReachesOut(folder: string) {
  const text = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const [, command = 'false'] = /```sh\n(grep .*)\n```/.exec(text) ?? [];
  await run('sh', ['-c', command], { cwd: folder });
}

/** mf-tools, moved out into a repository of its own: the template, and the platform from tarballs. */
export async function makeOwnRepository() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'own-repository-'));
  await cp(path.join(root, 'tests/own-repository'), folder, { recursive: true });
  await cp(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  const workspace = path.join(folder, 'mf-tools');
  const isSource = (file: string) => path.basename(file) !== 'node_modules';
  await cp(path.join(root, 'mf-tools'), workspace, { recursive: true, filter: isSource });
  const own = path.join(root, 'mf-tools/node_modules');
  if (existsSync(own)) await symlink(own, path.join(workspace, 'node_modules'));
  await removeWhatReachesOut(folder);
  const file = path.join(workspace, 'package.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll('node ../shared/tooling/', 'node ../node_modules/@shop/tooling/'));
  await install(folder);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
