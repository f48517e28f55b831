import { spawn } from 'node:child_process';

export type Ended = { code: number | null; said: string };

/** Runs a program by this Node to its end; gives its exit code and what it said. */
export function runNode(args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, NODE_ENV: undefined, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}
