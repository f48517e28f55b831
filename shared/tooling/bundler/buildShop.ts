import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedApps, sourceVersion } from '../apps';
import { writePictures } from '../media/media';
import { root } from '../paths';
import '../explainErrors';
import { buildApp } from './buildApp';
import { isServiceBuilt, serviceStamp, sourceVersions } from './builtState';
import { buildWorkspace } from './workspaces';

async function buildCheckoutService(version: string) {
  const outputPath = path.join(root, 'checkout-service/dist');
  if (isServiceBuilt(version)) return;
  await buildWorkspace('checkout-service', { version, outputPath });
  await writeFile(serviceStamp, version);
  console.log('built checkout-service');
}

export async function buildShop() {
  await writePictures(releasedApps);
  const versions = sourceVersions();
  const builds = Object.entries(versions).map(async ([app, version]) => {
    if (await buildApp(app, version)) console.log(`built ${app} ${version}`);
  });
  await Promise.all([buildCheckoutService(sourceVersion('checkout-service')), ...builds]);
  return versions;
}
