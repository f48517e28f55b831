import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The headless shell first: the same engine without windows, for little more than half the CPU. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The system's Chromium: CHROMIUM, or one on PATH. @throws with a sentence that says what to install */
export function findChromium(env = process.env) {
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
  throw new Error(
    'No Chromium found: install one (on Debian: apt-get install -y chromium), or set CHROMIUM to its program.',
  );
}
