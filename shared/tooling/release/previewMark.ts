// Files of a release that was never live are for holders of its link.
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson, releaseFolder } from '../apps';
import { wasEverShown } from './history';
import type { Release } from './registry';

const getMark = (app: string, version: string) => path.join(releaseFolder(app, version), 'preview.json');

export async function markAsPreview({ app, version }: Release, hours: number) {
  if (wasEverShown(app, version)) return;
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  await writeFile(getMark(app, version), JSON.stringify({ until }));
}

export function removeMark(app: string, version: string) {
  return rm(getMark(app, version), { force: true });
}

export function isPreviewed(app: string, version: string) {
  const mark = getMark(app, version);
  return existsSync(mark) && Date.parse(readJson<{ until: string }>(mark).until) > Date.now();
}
