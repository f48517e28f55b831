// npm start. The script says `exec`, or npm's shell would take the signal that ends it.
// This process stays while the shop does: it loads nothing but what keeps the parts running.
import { findBuilt } from '../bundler/builtState';
import { prepareShop } from './prepareShop';
import { exitOnWrongStart, serveShop } from './serveShop';

await exitOnWrongStart();
const built = findBuilt();
const versions = prepareShop(built);
const { shell = '' } = built ?? (await versions);
await serveShop({ supervisorVersion: shell, versions });
