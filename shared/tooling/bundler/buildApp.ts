import { readFileSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rspackVersion } from '@rspack/core';
import { filesBelow } from '@shop/node/object-store/filesBelow';
import { hashesBelow } from '@shop/node/object-store/releaseFiles';
import { isReleased, readJson, releaseFolder, remoteApps, sourceVersion } from '../apps';
import { getDeclaration } from '../declaration';
import { UsageError } from '../exitWithError';
import { makeMedia } from '../media/media';
import { releasesFolder } from '../paths';
import { makeExposedTypes, type TypeFiles, typeFiles } from './exposedTypes';
import { type Files, federationManifest, getExposeChunk, sharedRanges } from './federation';
import { moveIntoPlace } from './moveIntoPlace';
import { platformNames, platformVersion, sharedVersions, usedNames } from './sharedModules';
import { sourceFacts } from './sourceFacts';
import { buildWorkspace } from './workspaces';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compressFiles(folder: string) {
  const texts = filesBelow(folder).filter((file) => /\.(js|css|json|svg|html|txt)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const bytes = readFileSync(file);
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      await writeFile(`${file}.br`, await compressBrotli(bytes, best));
      await writeFile(`${file}.gz`, await compressGzip(bytes, { level: 9 }));
    }),
  );
}

const readAssets = (client: string) => readJson<Record<string, Files>>(path.join(client, 'assets.json'));

function getSizes(client: string) {
  const entries = Object.entries(readAssets(client)).sort(([one], [other]) => one.localeCompare(other));
  const getSize = (file: string) => statSync(path.join(client, `${file}.br`)).size;
  const sizes = entries.map(([name, { js, css }]) => [
    name,
    [...js, ...css].reduce((sum, file) => sum + getSize(file), 0),
  ]);
  return Object.fromEntries(sizes);
}

async function writeFederationFiles(app: string, version: string, client: string, types: TypeFiles) {
  const { name, exposes } = getDeclaration(app);
  const assets = readAssets(client);
  const getFiles = (chunk: string) => assets[chunk] ?? { js: [], css: [] };
  const manifest = federationManifest({
    name,
    version,
    entry: { name: getFiles(name).js[0] ?? '', type: 'global' },
    exposes: Object.keys(exposes).map((path) => ({ path, ...getFiles(getExposeChunk(path)) })),
    shared: sharedRanges,
    types: typeFiles,
  });
  await writeFile(path.join(client, 'mf-manifest.json'), JSON.stringify(manifest));
  for (const [file, bytes] of Object.entries(types)) await writeFile(path.join(client, file), bytes);
}

function describeShared(app: string, read: Map<string, string[]>) {
  if (!remoteApps.includes(app)) return { shared: sharedVersions, platformNames: platformNames() };
  const files = read.get(`${app}:server`);
  if (!files) throw new Error(`${app} has no build for the server.`);
  return { remote: getDeclaration(app), requires: sharedRanges, platformNames: usedNames(files) };
}

export async function buildApp(app: string, version: string) {
  const media = await makeMedia(app);
  if (isReleased(app, version)) return false;
  const isOfSources = version === sourceVersion(app);
  // Built aside and renamed: a version's folder is always complete.
  const outputPath = path.join(releasesFolder, '.building', `${app}-${version}-${process.pid}`);
  await rm(outputPath, { recursive: true, force: true });
  const client = path.join(outputPath, 'client');
  const [types, read] = await Promise.all([
    remoteApps.includes(app) ? makeExposedTypes(app) : null,
    buildWorkspace(app, { version, outputPath }),
  ]);
  if (types) await writeFederationFiles(app, version, client, types);
  await compressFiles(client);
  const release = {
    app,
    version,
    platform: platformVersion,
    ...describeShared(app, read),
    source: sourceFacts(app),
    builtAt: new Date().toISOString(),
    tools: { node: process.version, rspack: rspackVersion },
    sizes: getSizes(client),
    media,
    // Source maps are neither sent nor packed.
    files: await hashesBelow(outputPath, (name) => name.endsWith('.map')),
  };
  await writeFile(path.join(outputPath, 'release.json'), JSON.stringify(release, null, 2));
  if (isOfSources && version !== sourceVersion(app))
    throw new UsageError(`${app} was edited while it was built. Please run the command again.`);
  return moveIntoPlace(outputPath, releaseFolder(app, version));
}
