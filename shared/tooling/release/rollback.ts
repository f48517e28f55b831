// npm run rollback -w mf-… [-- --to VERSION]. Exit code 0: the pointer stands; hosts may still follow.
import { parseArgs } from 'node:util';
import { currentUser } from '../bundler/sourceFacts';
import { exitWithError } from '../exitWithError';
import { dataFolder } from '../paths';
import { getTarget } from './commandTarget';
import { fetchRollbackTarget } from './fetchRollbackTarget';
import { whyNoWayBack } from './history';
import { rollBack } from './registryFile';
import { releaseToken, unreachable } from './releaseToShop';
import { contractsBroken, reportRollback } from './reportRollback';
import { sendRollback } from './shopClient';
import { shop } from './store';

async function goBackInShop(shop: URL) {
  const order = { token: releaseToken(), app: remote.app, to: values.to };
  const { verdict, sentence } = await sendRollback(shop, order).catch(unreachable(shop));
  if (verdict !== 'live') exitWithError(sentence);
  console.log(sentence);
  process.exit(0);
}

const remote = getTarget('rollback');
const { values } = parseArgs({ options: { to: { type: 'string' } } });
if (shop) await goBackInShop(shop);
await fetchRollbackTarget(dataFolder, remote, values.to);
const change = await rollBack(dataFolder, remote, values, { by: currentUser() });
if (!change) exitWithError(whyNoWayBack(dataFolder, remote, values.to));
console.log(await reportRollback(dataFolder, remote, change));
for (const sentence of await contractsBroken(dataFolder, remote, change)) console.log(sentence);
