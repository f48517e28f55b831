import path from 'node:path';
import { containerOf, remoteApps } from '../remotes.mjs';

/**
 * Ends a command with one sentence.
 * @returns {never}
 */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The remote, or the shell, in whose folder a command runs; npm goes there for `-w mf-…`. */
export function targetOf(command) {
  const app = path.basename(process.cwd());
  if (app === 'shell') return { app, name: app };
  if (!remoteApps.includes(app)) refuse(`Run it for one remote: npm run ${command} -w mf-tools.`);
  return { app, name: containerOf(app) };
}
