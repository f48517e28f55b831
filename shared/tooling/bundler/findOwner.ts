import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths';

/** CODEOWNERS: the last line that fits counts. */
export function findOwner(app: string): string | undefined {
  const file = path.join(root, 'CODEOWNERS');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const fitting = lines
    .map((line) => line.split(/\s+/))
    .filter(([place]) => place === '*' || place === `/${app}/`);
  return fitting.at(-1)?.slice(1).join(' ') || undefined;
}
