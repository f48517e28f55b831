import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFacts } from './bundler/sourceFacts';
import { assetsOrigin, releasesFolder, root } from './paths';
import { type Declaration, remoteApps } from './remotes';

/** Everything that is built into releases/<app>/<version>. */
export const releasedApps = ['shell', ...remoteApps];

/** @throws SyntaxError */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Folders and files that go into no build, by name; what tests leave behind may vanish at any moment. */
const NOT_SOURCE =
  /^(node_modules|dist|template|\.cache|testing|README\.md|DESIGN\.md|budget\.json)$|\.(test|suite)\.[a-z]+$/;

function filesBelow(folder: string): string[] {
  // A team with a repository of its own has installed it.
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCE.test(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(file);
      return entry.isFile() ? [file] : [];
    });
}

/** Source files below a folder of the repository, relative to the root, in a fixed order. */
function sourceFiles(folder: string) {
  return filesBelow(folder).sort();
}

/** A file and what it imports of its own workspace, all relative to the root. */
function withImports(file: string, found = new Set<string>()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
    const target = path.join(path.dirname(file), name);
    withImports(path.extname(target) ? target : `${target}.ts`, found);
  }
  return found;
}

/** A workspace's package.json. */
export type Manifest = {
  name: string;
  version: string;
  scripts?: Record<string, string>;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

export const readManifest = (workspace: string) =>
  readJson<Manifest>(path.join(root, workspace, 'package.json'));

/** Files that a workspace publishes to others: what its package.json exports names, and what that imports. */
export function publishedBy(name: string) {
  const { exports: published = {} } = readManifest(name);
  return Object.values(published).flatMap((file) => [...withImports(path.join(name, file))]);
}

/** Files that other workspaces publish to this one. */
function publishedFiles(app: string) {
  const { dependencies = {} } = readManifest(app);
  return Object.keys(dependencies)
    .map((name) => name.replace('@shop/', ''))
    .filter((name) => existsSync(path.join(root, name, 'package.json')))
    .flatMap(publishedBy);
}

/** All that goes into a workspace's build, relative to the root. */
export function buildInputs(app: string) {
  return [...sourceFiles(app), ...sourceFiles('shared'), ...publishedFiles(app), 'package-lock.json'];
}

/** Packages of others in the lockfile. What it says of workspaces is left out: a new one makes no new version of the rest. */
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

/** Version of a workspace's present source: package version and a hash over all that goes into its build. */
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

/** What release.json says, as far as the tooling reads it. */
export type ReleaseManifest = {
  version: string;
  remote?: Declaration;
  requires: Record<string, string>;
  platformNames: string[];
  source?: SourceFacts;
  builtAt?: string;
  tools?: Record<string, string>;
  sizes?: Record<string, number>;
  files?: Record<string, string>;
  media?: Record<string, string>;
};

export function readRelease(app: string, version: string): ReleaseManifest {
  return readJson(path.join(releaseFolder(app, version), 'release.json'));
}
