import { createServer } from 'node:net';
import { exitWithError } from './exitWithError';

/** The port itself, or a free one for 0. Ends the command where it is taken. */
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
