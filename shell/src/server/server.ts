// The shell by itself, as in a container: a supervisor with the front alone. `npm start` runs the checkout service beside it.
import path from 'node:path';
import { readConfigOrExit } from './config';
import { probePort } from './supervisor/socket';
import { Supervisor } from './supervisor/supervisor';

const { host, port } = readConfigOrExit();
await probePort(host, port).catch(({ code }: NodeJS.ErrnoException) => {
  const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code})`;
  process.stderr.write(`PORT ${port} ${reason}.\n`);
  process.exit(1);
});
const supervisor = new Supervisor({ host, port });
const front = supervisor.startFront({ file: path.join(import.meta.dirname, 'front.js') });
await front.ready;
process.send?.({ type: 'ready' });
