import '../explainErrors';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { remoteApps } from '../apps';
import { exitWithError } from '../exitWithError';
import { root } from '../paths';
import type { ReleaseVerdict } from './registry';

/** Exit code of a command that has found nothing out: EX_TEMPFAIL of sysexits.h. */
const NOT_JUDGED = 75;

/** npm runs a workspace's command in its folder. */
export function getTarget(command: string) {
  const app = path.basename(process.cwd());
  if (app !== 'shell' && !remoteApps.includes(app))
    exitWithError(`Run it for one remote: npm run ${command} -w mf-tools.`);
  if (!process.env.RELEASES_URL && !existsSync(path.join(root, 'shell')))
    exitWithError('This repository has no shop: set RELEASES_URL and RELEASE_TOKEN.');
  return app;
}

export function printVerdict({ verdict, sentence, faults = [], notes = [] }: ReleaseVerdict) {
  if (verdict === 'not judged') exitWithError(sentence, NOT_JUDGED);
  if (verdict === 'refused' || verdict === 'failed')
    exitWithError([sentence, ...faults.map((fault) => `- ${fault}`), ...notes].join('\n'));
  for (const fault of new Set(faults)) console.log(`To go live it would have to lose this: ${fault}`);
  for (const line of [sentence, ...notes]) console.log(line);
}
