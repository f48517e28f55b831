// npm run rollback -w mf-… [-- --to VERSION]. Exit code 0: the pointer stands; hosts may still follow.
import { parseArgs } from 'node:util';
import { currentUser } from '../bundler/sourceFacts';
import { exitWithError } from '../exitWithError';
import { dataFolder } from '../paths';
import { getTarget } from './commandTarget';
import { releaseToken, unreachable } from './releaseToShop';
import { goBack } from './rollBackHere';
import { sendRollback } from './shopClient';
import { shop } from './store';

const remote = getTarget('rollback');
const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
const { verdict, sentence, notes } = shop
  ? await sendRollback(shop, { token: releaseToken(), app: remote.app, to }).catch(unreachable(shop))
  : await goBack(dataFolder, remote, to, { by: currentUser() });
if (verdict !== 'live') exitWithError(sentence);
for (const line of [sentence, ...(notes ?? [])]) console.log(line);
