// npm run rollback -w mf-… [-- --to VERSION]. Exit code 0: the pointer stands; hosts may still follow.
import { parseArgs } from 'node:util';
import { currentUser } from '../bundler/sourceFacts';
import { getTarget } from './commandTarget';
import { printVerdict } from './printVerdict';
import { rollBackRelease } from './rollBackRelease';
import { shop } from './store';

const app = getTarget('rollback');
const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
printVerdict(
  shop
    ? await (await import('./shopClient')).sendRollback(shop, { app, to })
    : await rollBackRelease(app, to, { by: currentUser() }),
);
