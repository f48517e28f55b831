import path from 'node:path';
import { type Declaration, declarationSchema } from '@shop/node/object-store/releaseManifest';
import { z } from 'zod';
import { getContainer, readJson } from './apps';
import { UsageError } from './exitWithError';
import { root } from './paths';

function readDeclaration(app: string): unknown {
  try {
    return readJson(path.join(root, app, 'remote.json'));
  } catch (error) {
    throw new UsageError(`${app}/remote.json cannot be read: ${Object(error).message}`);
  }
}

export function getDeclaration(app: string): Declaration {
  const { data, error } = declarationSchema.safeParse(readDeclaration(app));
  if (error) throw new UsageError(`${app}/remote.json: ${z.prettifyError(error)}`);
  if (data.name === getContainer(app)) return data;
  throw new UsageError(`${app}/remote.json: the name must be ${getContainer(app)}.`);
}
