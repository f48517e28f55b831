import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedApps, sourceVersion } from '../apps';
import { makeMedia, writeMediaLists } from '../media/media';
import { root } from '../paths';
import '../explainErrors';
import { buildApp } from './buildApp';
import { inputState, isServiceBuilt, recordBuild, serviceStamp } from './builtState';
import { loadConfigs } from './loadConfigs';
import { runRspack } from './runRspack';

async function buildCheckoutService(version: string) {
  const outputPath = path.join(root, 'checkout-service/dist');
  if (isServiceBuilt(version)) return false;
  const { default: configs, afterBuild } = await loadConfigs('checkout-service');
  await runRspack(configs({ version, outputPath }));
  await afterBuild?.({ outputPath, version });
  await writeFile(serviceStamp, version);
  return true;
}

export async function buildShop() {
  await writeMediaLists(releasedApps);
  const state = inputState();
  const versions = Object.fromEntries(releasedApps.map((app) => [app, sourceVersion(app)]));
  const service = sourceVersion('checkout-service');
  const builds = Object.entries(versions).map(async ([app, version]) => {
    const media = await makeMedia(app);
    if (await buildApp(app, version, { media })) console.log(`built ${app} ${version}`);
    return media;
  });
  const [pictures, isServiceNew] = await Promise.all([Promise.all(builds), buildCheckoutService(service)]);
  if (isServiceNew) console.log('built checkout-service');
  recordBuild({ state, versions, service, pictures: pictures.flat() });
  return versions;
}
