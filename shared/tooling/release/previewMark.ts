// Files of a release that was never live are for holders of its link.
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder } from '../apps';
import { wasEverShown } from './history';
import type { Release } from './registry';

const getMark = (app: string, version: string) => path.join(releaseFolder(app, version), 'preview.json');

export async function markAsPreview({ app, version }: Release) {
  if (!wasEverShown(app, version)) await writeFile(getMark(app, version), '{}');
}

export const removeMark = (app: string, version: string) => rm(getMark(app, version), { force: true });
