import '../explainErrors';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteApps } from '../apps';
import { exitWithError } from '../exitWithError';
import { root } from '../paths';

/** npm runs a workspace's command in its folder. */
export function getTarget(command: string) {
  const app = path.basename(process.cwd());
  if (app !== 'shell' && !remoteApps.includes(app))
    exitWithError(`Run it for one remote: npm run ${command} -w mf-tools.`);
  if (!process.env.RELEASES_URL && !existsSync(path.join(root, 'shell')))
    exitWithError('This repository has no shop: set RELEASES_URL and RELEASE_TOKEN.');
  return app;
}
