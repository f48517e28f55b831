import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@shop/node/object-store/filesBelow';
import type { ReleaseManifest } from '@shop/node/object-store/releaseManifest';
import { assetsOrigin, releasesFolder, root } from './paths';

export const remoteApps = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-') && existsSync(path.join(root, folder, 'remote.json')))
  .sort();

export const releasedApps = ['shell', ...remoteApps];

/** The registry, releases and the shop know a remote by its container: mf-tools is mf_tools. */
export function getContainer(app: string) {
  return app.replace('-', '_');
}

export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Tests leave files behind that may vanish at any moment. */
const NOT_SOURCE =
  /^(node_modules|dist|encoded|template|\.cache|testing|README\.md|DESIGN\.md|budget\.json)$|\.(test|suite)\.[a-z]+$/;

/** Relative to the root. A team with a repository of its own has not every folder. */
export const sourceFiles = (folder: string) =>
  filesBelow(path.join(root, folder), (name) => NOT_SOURCE.test(name)).map((file) =>
    file.slice(root.length + 1),
  );

type Manifest = {
  name: string;
  version: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
};

export const readManifest = (workspace: string) =>
  readJson<Manifest>(path.join(root, workspace, 'package.json'));

/** Data only: what a workspace publishes imports nothing. */
function publishedFiles(app: string) {
  const { dependencies = {} } = readManifest(app);
  return Object.keys(dependencies)
    .map((name) => name.replace('@shop/', ''))
    .filter((name) => existsSync(path.join(root, name, 'package.json')))
    .flatMap((name) => Object.values(readManifest(name).exports ?? {}).map((file) => path.join(name, file)));
}

export function buildInputs(app: string) {
  return [...sourceFiles(app), ...sourceFiles('shared'), ...publishedFiles(app), 'package-lock.json'];
}

/** Third-party packages only: a new workspace changes no other version. */
function lockedPackages() {
  const { packages } = readJson<{ packages: Record<string, { link?: boolean }> }>(
    path.join(root, 'package-lock.json'),
  );
  const foreign = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  return JSON.stringify(foreign.sort(([one], [other]) => one.localeCompare(other)));
}

const getContent = (file: string) =>
  file === 'package-lock.json' ? lockedPackages() : readFileSync(path.join(root, file));

export function sourceVersion(app: string) {
  const { version } = readManifest(app);
  const hash = createHash('sha256').update(assetsOrigin);
  for (const file of buildInputs(app)) hash.update(file).update(getContent(file));
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

export function releaseFolder(app: string, version: string) {
  return path.join(releasesFolder, app, version);
}

export function isReleased(app: string, version: string) {
  return existsSync(path.join(releaseFolder(app, version), 'release.json'));
}

export function findRelease(app: string, version = ''): Partial<ReleaseManifest> {
  return isReleased(app, version) ? readJson(path.join(releaseFolder(app, version), 'release.json')) : {};
}
