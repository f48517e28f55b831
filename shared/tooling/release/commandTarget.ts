import '../explainErrors';
import path from 'node:path';
import { exitWithError } from '../exitWithError';
import { remoteApps } from '../remotes';

/** npm runs a workspace's command in its folder. */
export function getTarget(command: string) {
  const app = path.basename(process.cwd());
  if (app !== 'shell' && !remoteApps.includes(app))
    exitWithError(`Run it for one remote: npm run ${command} -w mf-tools.`);
  return app;
}
