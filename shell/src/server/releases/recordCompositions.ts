import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../composition/registry';
import { computeCompositionId } from '../rendering/generation';

/** Adds a line to compositions.jsonl in the data folder, what was shown since when, unless it is the last one on record. */
export async function recordComposition(folder: string, { remotes }: Registry, shell: string) {
  const file = path.join(folder, 'compositions.jsonl');
  const id = computeCompositionId({ remotes }, shell);
  const text = await readFile(file, 'utf8').catch(() => '');
  if (text.trimEnd().split('\n').at(-1)?.startsWith(`{"id":"${id}"`)) return;
  const versions = Object.entries(remotes).map(([name, { app, version }]) => [name, { app, version }]);
  const line = { id, at: new Date().toISOString(), shell, remotes: Object.fromEntries(versions) };
  // A line that a full disk or a crash cut off must not swallow this one.
  const isCut = text !== '' && !text.endsWith('\n');
  await appendFile(file, `${isCut ? '\n' : ''}${JSON.stringify(line)}\n`);
}
