import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rspack, rspackVersion } from '@rspack/core';
import { computeHash } from '@shop/node/object-store/releaseFiles';
import { isReleased, readJson, releaseFolder } from '../apps.mjs';
import { mediaHashes } from '../media/bundledMedia.mjs';
import { releasesFolder } from '../paths.mjs';
import { getDeclaration, remoteApps } from '../remotes.mjs';
import { sharedRanges } from './federation.mjs';
import { findOwner } from './findOwner.mjs';
import { platformNames, platformVersion, sharedVersions } from './given.mjs';
import { loadConfigs } from './loadConfigs.mjs';
import { sizesIn } from './sizes.mjs';
import { sourceFacts } from './sourceFacts.mjs';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Runs Rspack. @throws with the compiler's own words when a build fails */
export function runRspack(configs) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
        if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }));
        resolve(stats);
      });
    });
  });
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Puts a .br and a .gz beside every text file: compressed once, at the best ratio. */
async function compressFiles(folder) {
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

/** What the shell and the gate must know of a remote's release. */
function describeRemote(app, folder) {
  return {
    remote: { ...getDeclaration(app), owner: findOwner(app) },
    requires: sharedRanges,
    platformNames: readJson(path.join(folder, 'server/platform.json')),
  };
}

/** What remotes find in a release of the shell; a running shop tells it to teams elsewhere. */
function describeShell() {
  return { shared: sharedVersions, platformNames: platformNames() };
}

/** What release.json says: the contract that the release was built for, its origin, and the hash of every file. */
function describeRelease(app, version, folder, media) {
  // Source maps are for this machine: they are neither sent nor packed.
  const built = filesBelow(folder).filter((file) => !file.endsWith('.map'));
  const files = built.map((file) => [path.relative(folder, file), computeHash(readFileSync(file))]);
  return {
    app,
    version,
    owner: findOwner(app),
    platform: platformVersion,
    ...(remoteApps.includes(app) ? describeRemote(app, folder) : describeShell()),
    source: sourceFacts(app),
    builtAt: new Date().toISOString(),
    tools: { node: process.version, rspack: rspackVersion },
    sizes: sizesIn(path.join(folder, 'client')),
    media: mediaHashes(media),
    files: Object.fromEntries(files.sort()),
  };
}

/**
 * Builds one released app into its immutable folder; nothing to do when it is there. True if it was built.
 * @param {string} app
 * @param {string} version
 * @param {string[]} [media] addresses of its pictures and films
 */
export async function buildApp(app, version, media = []) {
  if (isReleased(app, version)) return false;
  const { default: configs, afterBuild } = await loadConfigs(app);
  // Built aside and moved in one step: a folder with a version's name is always whole.
  const outputPath = path.join(releasesFolder, '.building', `${app}-${version}-${process.pid}`);
  await rm(outputPath, { recursive: true, force: true });
  await runRspack(configs({ version, mode: 'production', outputPath }));
  await afterBuild?.({ outputPath, version });
  await compressFiles(path.join(outputPath, 'client'));
  const release = describeRelease(app, version, outputPath, media);
  await writeFile(path.join(outputPath, 'release.json'), JSON.stringify(release, null, 2));
  await mkdir(path.join(releasesFolder, app), { recursive: true });
  await rm(releaseFolder(app, version), { recursive: true, force: true });
  await rename(outputPath, releaseFolder(app, version));
  return true;
}
