import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The system's Chromium: CHROMIUM, or one on PATH. @throws with a sentence that says what to install */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const folders = (env.PATH ?? '').split(path.delimiter);
  const candidates = env.CHROMIUM
    ? [env.CHROMIUM]
    : NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const candidate of candidates) {
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // The next one.
    }
  }
  throw new Error('No Chromium found: install the package "chromium", or set CHROMIUM to its program.');
}
