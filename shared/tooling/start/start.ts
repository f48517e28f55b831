// npm start: installs if needed, builds what is not built, serves the whole shop until it is told to end.
// The script says `exec`, or npm's shell would take the signal that ends it and leave this process behind.
// This process stays for as long as the shop does, so it loads nothing but what keeps the parts running.
import { findBuilt } from '../bundler/builtState';
import { prepareShop } from './prepareShop';
import { exitOnWrongStart, serveShop } from './serveShop';

// What cannot start should not build for a minute first.
const dataDir = await exitOnWrongStart();
const built = findBuilt();
// What is built is published while the checkout service starts. Told to end meanwhile, the shop ends its parts itself.
const versions = built ? prepareShop(dataDir, { built, onEnd: () => {} }) : await prepareShop(dataDir);
const { shell = '' } = built ?? (await versions);
await serveShop({ getSupervisor: shell, versions });
