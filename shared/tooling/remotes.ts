import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Declaration, declarationSchema } from '@shop/node/object-store/releaseManifest';
import { z } from 'zod';
import { root } from './paths';

/** The registry, releases and the shop know a remote by its container: mf-tools is mf_tools. */
export function getContainer(app: string) {
  return app.replace('-', '_');
}

/** @throws with what is wrong in the file */
export function getDeclaration(app: string): Declaration {
  const text = readFileSync(path.join(root, app, 'remote.json'), 'utf8');
  const { data, error } = declarationSchema.safeParse(JSON.parse(text));
  if (error) throw new Error(`${app}/remote.json: ${z.prettifyError(error)}`);
  if (data.name === getContainer(app)) return data;
  throw new Error(`${app}/remote.json: the name must be ${getContainer(app)}.`);
}

export const remoteApps = readdirSync(root)
  .filter((folder) => folder.startsWith('mf-') && existsSync(path.join(root, folder, 'remote.json')))
  .sort();

export const remotes = Object.fromEntries(remoteApps.map((app) => [getContainer(app), app]));
