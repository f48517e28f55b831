import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Sorted; none where the folder is missing. Names that `isLeftOut` are skipped with all below them. */
export function filesBelow(folder: string, isLeftOut = (_name: string) => false): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isLeftOut(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(file, isLeftOut);
      return entry.isFile() ? [file] : [];
    })
    .sort();
}
