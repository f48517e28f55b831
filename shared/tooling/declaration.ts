import path from 'node:path';
import { type Declaration, declarationSchema } from '@shop/node/object-store/releaseManifest';
import { z } from 'zod';
import { getContainer, readJson } from './apps';
import { UsageError } from './exitWithError';
import { root } from './paths';

export function getDeclaration(app: string): Declaration {
  const name = z.literal(getContainer(app), `the name must be ${getContainer(app)}`);
  try {
    return declarationSchema.extend({ name }).parse(readJson(path.join(root, app, 'remote.json')));
  } catch (error) {
    const fault = error instanceof z.ZodError ? z.prettifyError(error) : Object(error).message;
    throw new UsageError(`${app}/remote.json: ${fault}`);
  }
}
