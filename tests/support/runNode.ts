import { spawn } from 'node:child_process';

export type Ended = { code: number | null; said: string };

/** Runs a program to its end. Not by spawnSync: the test's own servers, visitors and timers would stand still meanwhile. */
function runToItsEnd(program: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Ended> {
  const child = spawn(program, args, { cwd, env: { ...process.env, NODE_ENV: undefined, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

/** Runs a program by this Node; gives its exit code and what it said. */
export const runNode = (args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) =>
  runToItsEnd(process.execPath, args, cwd, env);

/** Runs npm as a team does. */
export const runNpm = (args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) =>
  runToItsEnd('npm', args, cwd, env);
