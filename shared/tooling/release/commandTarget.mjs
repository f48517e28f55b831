import path from 'node:path';
import { getContainer, remoteApps } from '../remotes';

/** Exit code of a command that has found nothing out: EX_TEMPFAIL of sysexits.h. */
export const NOT_JUDGED = 75;

/**
 * Ends a command with one sentence.
 * @returns {never}
 */
export function refuse(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

// A full disk is nothing that a stack trace explains.
process.on('uncaughtException', (error) => {
  if (!('code' in error) || error.code !== 'ENOSPC') refuse(error.stack ?? String(error));
  refuse(
    'The disk is full: nothing was switched. Make room (npm run releases -- --collect) and try again; npm run rollback works without.',
  );
});

/** The remote, or the shell, in whose folder a command runs; npm goes there for `-w mf-…`. */
export function getTarget(command) {
  const app = path.basename(process.cwd());
  if (app === 'shell') return { app, name: app };
  if (!remoteApps.includes(app)) refuse(`Run it for one remote: npm run ${command} -w mf-tools.`);
  return { app, name: getContainer(app) };
}
