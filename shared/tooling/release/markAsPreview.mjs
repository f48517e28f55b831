import { writeFile } from 'node:fs/promises';
import { wasEverShown } from './history.mjs';
import { getMark } from './previewMark.mjs';

/**
 * Hides the files of a version from visitors; not of one that they may have open.
 * @param {string} dataDir
 * @param {{ app: string, version: string, hours: number, by: string }} preview
 */
export async function markAsPreview(dataDir, { app, version, hours, by }) {
  if (wasEverShown(dataDir, app, version)) return;
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  await writeFile(getMark(app, version), JSON.stringify({ at: new Date().toISOString(), until, by }));
}
