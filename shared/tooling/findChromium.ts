import { existsSync } from 'node:fs';
import path from 'node:path';

/** The headless shell needs little more than half the CPU. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** CHROMIUM, or the system's. @throws with what to install */
export function findChromium() {
  const { CHROMIUM, PATH = '' } = process.env;
  const folders = PATH.split(path.delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = (CHROMIUM ? [CHROMIUM] : installed).find((file) => existsSync(file));
  if (found) return found;
  throw new Error(
    'No Chromium found: install one (on Debian: apt-get install -y chromium), or set CHROMIUM to its program.',
  );
}
