// A release that was never live carries a mark: the shop gives its files only to holders of its link.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readJson, releaseFolder } from '../apps';

export const getMark = (app: string, version: string) =>
  path.join(releaseFolder(app, version), 'preview.json');

/** From now on everybody may have its files. */
export function removeMark(app: string, version: string) {
  return rm(getMark(app, version), { force: true });
}

/** True while a link to a release may still open. */
export function isPreviewed(app: string, version: string) {
  const mark = getMark(app, version);
  return existsSync(mark) && Date.parse(readJson<{ until: string }>(mark).until) > Date.now();
}
