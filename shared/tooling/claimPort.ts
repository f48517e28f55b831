import { createServer } from 'node:net';
import { exitWithError } from './exitWithError';

/** 0: a free port. Ends the command where the port is taken. */
export function claimPort(name: string, port: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      exitWithError(
        code === 'EADDRINUSE'
          ? `${name} ${port} is in use by another program.`
          : `${name} ${port} cannot be used (${code}).`,
      ),
    );
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
