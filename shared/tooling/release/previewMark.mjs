// A release that was never live carries a mark: the shop gives its files only to holders of its link.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readJson, releaseFolder } from '../apps';

export const getMark = (app, version) => path.join(releaseFolder(app, version), 'preview.json');

/** From now on everybody may have its files. */
export function removeMark(app, version) {
  return rm(getMark(app, version), { force: true });
}

/** True while a link to a release may still open. */
export function isPreviewed(app, version) {
  const mark = getMark(app, version);
  return existsSync(mark) && Date.parse(readJson(mark).until) > Date.now();
}
