// npm run rollback -w mf-…: makes the version before the live one live again; with `-- --to VERSION` an earlier one. Exit code 0
// says that the pointer stands; which hosts follow is told beside it.
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

/** Asks the shop that RELEASES_URL names, and ends the command with its word. */
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
