// The shell by itself, as in a container: a supervisor with the front alone. `npm start` runs the checkout service beside it.
import path from 'node:path';
import { claimPort } from '@shop/node/settings/claimPort';
import { readConfigOrExit } from './config';
import { Supervisor } from './supervisor/supervisor';

const { host, port } = readConfigOrExit();
await claimPort('PORT', port, host);
const supervisor = new Supervisor({ host, port });
const front = supervisor.startFront({ file: path.join(import.meta.dirname, 'front.js') });
await front.ready;
process.send?.({ type: 'ready' });
