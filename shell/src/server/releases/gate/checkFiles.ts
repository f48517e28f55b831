import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Each file of a release has the bytes that its release.json says; gives what does not. */
export async function checkFiles(folder: string, files: Record<string, string>): Promise<string[]> {
  const faults = await Promise.all(
    Object.entries(files).map(async ([file, integrity]) => {
      const algorithm = integrity.split('-')[0] ?? '';
      try {
        const hash = createHash(algorithm).update(await readFile(path.join(folder, file)));
        return `${algorithm}-${hash.digest('base64')}` === integrity ? [] : [`${file} is not what was built`];
      } catch {
        return [`${file} is missing`];
      }
    }),
  );
  return faults.flat();
}
