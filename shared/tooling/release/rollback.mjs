// npm run rollback -w mf-…: makes the version before the live one live again; with `-- --to VERSION` an earlier one. Exit code 0
// says that the pointer stands; which hosts follow is told beside it.
import { parseArgs } from 'node:util';
import { currentUser } from '../bundler/sourceFacts';
import { dataFolder } from '../paths';
import { getTarget, refuse } from './commandTarget.mjs';
import { fetchRollbackTarget } from './fetchRollbackTarget.mjs';
import { whyNoWayBack } from './history.mjs';
import { rollBack } from './registryFile.mjs';
import { releaseToken, unreachable } from './releaseToShop.mjs';
import { contractsBroken, reportRollback } from './reportRollback.mjs';
import { sendRollback } from './shopClient.mjs';
import { shop } from './store.mjs';

/** Asks the shop that RELEASES_URL names, and ends the command with its word. */
async function goBackInShop() {
  const order = { token: releaseToken(), app: remote.app, to: values.to };
  const { verdict, sentence } = await sendRollback(shop, order).catch(unreachable(shop));
  if (verdict !== 'live') refuse(sentence);
  console.log(sentence);
  process.exit(0);
}

const remote = getTarget('rollback');
const { values } = parseArgs({ options: { to: { type: 'string' } } });
if (shop) await goBackInShop();
await fetchRollbackTarget(dataFolder, remote, values.to);
const change = await rollBack(dataFolder, remote, values, { by: currentUser() });
if (!change) refuse(whyNoWayBack(dataFolder, remote, values.to));
console.log(await reportRollback(dataFolder, remote, change));
for (const sentence of await contractsBroken(dataFolder, remote, change)) console.log(sentence);
