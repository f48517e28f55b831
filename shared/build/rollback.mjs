// npm run rollback -w mf-…: makes the version before the live one live again; with `-- --to VERSION` an earlier one.
import { parseArgs } from 'node:util';
import { bringEarlier } from './bringEarlier.mjs';
import { refuse, targetOf } from './commandTarget.mjs';
import { dataFolder } from './paths.mjs';
import { pointerOf, rollBack } from './registryFile.mjs';
import { releaseToken, unreachable } from './releaseToShop.mjs';
import { sendRollback } from './shopClient.mjs';
import { whoAmI } from './sourceFacts.mjs';
import { shop } from './store.mjs';
import { switchOver } from './switchOver.mjs';

/** Asks the shop that RELEASES_URL names, and ends the command with its word. */
async function goBackInShop() {
  const order = { token: releaseToken(), app: remote.app, to: values.to };
  const { verdict, sentence } = await sendRollback(shop, order).catch(unreachable(shop));
  if (verdict !== 'live') refuse(sentence);
  console.log(sentence);
  process.exit(0);
}

const remote = targetOf('rollback');
const { values } = parseArgs({ options: { to: { type: 'string' } } });
if (shop) await goBackInShop();
const reason = await bringEarlier(dataFolder, remote, values.to);
if (reason) refuse(reason);
const change = await rollBack(dataFolder, remote, values, { by: whoAmI() });
if (!change) {
  const { before = [] } = pointerOf(dataFolder, remote.name) ?? {};
  refuse(
    values.to && before.length > 0
      ? `${remote.app} was never at ${values.to}, or before its live version. Earlier: ${before.join(', ')}.`
      : `${remote.app} has no earlier version to go back to.`,
  );
}
const { isGood, sentence } = await switchOver(dataFolder, remote, change);
if (!isGood) refuse(sentence);
console.log(sentence);
