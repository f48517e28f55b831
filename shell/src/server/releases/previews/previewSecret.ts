import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What links to previews are signed with: the setting, or the file that the release tool makes in the data folder
 * with the first link. Null before there is one: then nothing opens.
 */
export function previewSecret(setting: string | null, dataDir: string): () => string | null {
  let known = setting;
  return () => {
    if (known) return known;
    try {
      known = readFileSync(path.join(dataDir, 'preview-secret'), 'utf8').trim() || null;
    } catch {
      known = null;
    }
    return known;
  };
}
