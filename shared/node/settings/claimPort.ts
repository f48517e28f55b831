import { createServer } from 'node:net';

/** 0: a free port. Ends the program where the port is taken. */
export function claimPort(name: string, port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code})`;
      process.stderr.write(
        code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'
          ? `SHELL_HOST is not an address that this machine can listen on (${code}).\n`
          : `${name} ${port} ${reason}.\n`,
      );
      process.exit(1);
    });
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
