import path from 'node:path';
import { type Declaration, declarationSchema } from '@shop/node/object-store/releaseManifest';
import { z } from 'zod';
import { readJson } from './apps';
import { root } from './paths';
import { getContainer } from './remotes';

export function getDeclaration(app: string): Declaration {
  const { data, error } = declarationSchema.safeParse(readJson(path.join(root, app, 'remote.json')));
  if (error) throw new Error(`${app}/remote.json: ${z.prettifyError(error)}`);
  if (data.name === getContainer(app)) return data;
  throw new Error(`${app}/remote.json: the name must be ${getContainer(app)}.`);
}
