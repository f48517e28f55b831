// npm run rollback -w mf-… [-- --to VERSION]. Exit code 0: the pointer stands; hosts may still follow.
import { parseArgs } from 'node:util';
import { currentUser } from '../bundler/sourceFacts';
import { getTarget, printVerdict } from './commandTarget';
import { listBrokenContracts, rollBackRelease } from './rollBackRelease';
import { shop } from './store';

const app = getTarget('rollback');
const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
if (shop) {
  printVerdict(await (await import('./shopClient')).sendRollback(shop, { app, to }));
} else {
  const { change, ...verdict } = await rollBackRelease(app, to, { by: currentUser() });
  printVerdict(verdict);
  // The check takes a second: the way back is told before it.
  if (change) for (const line of await listBrokenContracts(app, change)) console.log(line);
}
