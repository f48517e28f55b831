// A release that was never live carries a mark: the shop gives its files only to whoever has a link to it.
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson, releaseFolder } from '../apps.mjs';

const markOf = (app, version) => path.join(releaseFolder(app, version), 'preview.json');

/** @param {{ app: string, version: string, hours: number, by: string }} preview */
export async function markAsPreview({ app, version, hours, by }) {
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  await writeFile(markOf(app, version), JSON.stringify({ at: new Date().toISOString(), until, by }));
}

/** From now on everybody may have its files. */
export function removeMark(app, version) {
  return rm(markOf(app, version), { force: true });
}

/** True while a link to a release may still open. */
export function isPreviewed(app, version) {
  const mark = markOf(app, version);
  return existsSync(mark) && Date.parse(readJson(mark).until) > Date.now();
}
