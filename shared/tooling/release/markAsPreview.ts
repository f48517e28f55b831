import { writeFile } from 'node:fs/promises';
import { wasEverShown } from './history';
import { getMark } from './previewMark';

type Preview = { app: string; version: string; hours: number; by: string };

/** Not of a version that visitors may have open. */
export async function markAsPreview({ app, version, hours, by }: Preview) {
  if (wasEverShown(app, version)) return;
  const until = new Date(Date.now() + hours * 3_600_000).toISOString();
  await writeFile(getMark(app, version), JSON.stringify({ at: new Date().toISOString(), until, by }));
}
