// npm start. The script says `exec`, or npm's shell would take the signal that ends it.
// This process stays while the shop does: it loads nothing but what keeps the parts running.
import { prepareShop } from './prepareShop';
import { exitOnWrongStart, serveShop } from './serveShop';

await exitOnWrongStart();
await serveShop({ shell: await prepareShop() });
