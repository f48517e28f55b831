import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedApps, sourceVersion } from './apps.mjs';
import { buildApp, runRspack } from './buildApp.mjs';
import { loadConfigs } from './loadConfigs.mjs';
import { root } from './paths.mjs';
import { encodePictures, pictureOwners, writePictureList } from './pictures.mjs';

/** The checkout service is a program and no release: it is built into its own dist folder. */
async function buildCheckoutService() {
  const version = sourceVersion('checkout-service');
  const outputPath = path.join(root, 'checkout-service/dist');
  const stamp = path.join(outputPath, 'version.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return false;
  const { default: configs, afterBuild } = await loadConfigs('checkout-service');
  await runRspack(configs({ version, mode: 'production', outputPath }));
  await afterBuild?.({ outputPath, version });
  await writeFile(stamp, version);
  return true;
}

/** Builds what is not built of everything that `npm start` serves. Gives the version of each released app. */
export async function buildShop({ say = () => {} } = {}) {
  for (const owner of pictureOwners) await writePictureList(owner);
  const versions = Object.fromEntries(releasedApps.map((app) => [app, sourceVersion(app)]));
  await encodePictures();
  for (const [app, version] of Object.entries(versions)) {
    if (await buildApp(app, version)) say(`built ${app} ${version}`);
  }
  if (await buildCheckoutService()) say('built checkout-service');
  return versions;
}
