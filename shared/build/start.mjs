// npm start: installs if needed, builds what is not built, serves the whole shop until it is told to end.
// The script says `exec`, or npm's shell would take the signal that ends it and leave this process behind.
// This process stays for as long as the shop does, so it loads nothing but what keeps the parts running.
import { installIfNeeded } from './installIfNeeded.mjs';
import { prepareShop } from './prepareShop.mjs';

installIfNeeded();
// After that, because it imports packages.
const { refuseWrongStart, serveShop } = await import('./serveShop.mjs');
// What cannot start should not build for a minute first.
const dataDir = await refuseWrongStart();
await serveShop({ versions: await prepareShop(dataDir) });
