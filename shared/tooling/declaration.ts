import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Declaration, declarationSchema } from '@shop/node/object-store/releaseManifest';
import { z } from 'zod';
import { root } from './paths';
import { getContainer } from './remotes';

/** @throws with what is wrong in the file */
export function getDeclaration(app: string): Declaration {
  const text = readFileSync(path.join(root, app, 'remote.json'), 'utf8');
  const { data, error } = declarationSchema.safeParse(JSON.parse(text));
  if (error) throw new Error(`${app}/remote.json: ${z.prettifyError(error)}`);
  if (data.name === getContainer(app)) return data;
  throw new Error(`${app}/remote.json: the name must be ${getContainer(app)}.`);
}
