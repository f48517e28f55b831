import path from 'node:path';
import { isDiskFull } from '@shop/node/object-store/diskReserve';
import { exitWithError } from '../exitWithError';
import { remoteApps } from '../remotes';

// A full disk is nothing that a stack trace explains.
process.on('uncaughtException', (error) => {
  if (!isDiskFull(error)) exitWithError(error.stack ?? String(error));
  exitWithError(
    'The disk is full: nothing was switched. Make room (npm run releases -- --prune) and try again; npm run rollback works without.',
  );
});

/** npm runs a workspace's command in its folder. */
export function getTarget(command: string) {
  const app = path.basename(process.cwd());
  if (app !== 'shell' && !remoteApps.includes(app))
    exitWithError(`Run it for one remote: npm run ${command} -w mf-tools.`);
  return app;
}
