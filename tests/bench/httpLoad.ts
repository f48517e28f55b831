// Servers in processes of their own under load, measured by the CPU time of the serving process: the wall clock of a
// shared machine says little. Linux only (/proc).
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import type { Call, Server } from './bench';
import { p99 } from './quantiles';

export type Program = Server & { child: ChildProcess; readyMs: number };

/** Starts a program that sends `{ port }` to its parent once it listens. */
export function start(file: string, env: NodeJS.ProcessEnv = {}): Promise<Program> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${path.basename(file)} ended with ${code}`)));
    child.on('message', ({ type, port = 0 }: { type?: string; port?: number }) => {
      if (type === 'settings') return;
      child.removeAllListeners('exit');
      resolve({ child, port, pids: [Number(child.pid)], readyMs: performance.now() - startedAt });
    });
  });
}

export function stop({ child }: Program, signal: NodeJS.Signals = 'SIGTERM') {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

/** Microseconds by process, as last seen: one that has ended keeps what it had. */
const lastSeen = new Map<number, number>();

function toMicroseconds(pid: number) {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = tasks.map((task) =>
      Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    );
    lastSeen.set(pid, nanoseconds.reduce((sum, one) => sum + one, 0) / 1000);
  } catch (error) {
    if (!['ENOENT', 'ESRCH'].includes(Object(error).code)) throw error;
  }
  return lastSeen.get(pid) ?? 0;
}

/** Microseconds that all threads of a server have run, in all its processes where it has several. */
export function cpuMicroseconds({ pids }: Server) {
  return pids.reduce((sum, pid) => sum + toMicroseconds(pid), 0);
}

/** Kilobytes behind a word in a file of /proc, as megabytes. */
export function readMegabytes(file: string, word: string) {
  return Number(new RegExp(`^${word}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}

export const residentMegabytes = ({ child }: Program) => readMegabytes(`/proc/${child.pid}/status`, 'VmRSS');

/** Megabytes that processes have, what they share with others in parts (PSS). */
export const sumMemory = (pids: number[]) =>
  pids.reduce((sum, pid) => sum + readMegabytes(`/proc/${pid}/smaps_rollup`, 'Pss'), 0);

export const json = (pathname: string, body: string, headers: Record<string, string> = {}): Call => ({
  method: 'POST',
  path: pathname,
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});

type Answer = { status: number; headers: IncomingHttpHeaders };

export function send(port: number, call: Call, agent?: Agent) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, agent, ...call }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });
}

/**
 * Sends `count` requests, some at a time. The server's microseconds of CPU a request, requests a second, the slowest
 * hundredth in milliseconds, answers of 5xx. Any other refusal is a mistake of the bench.
 */
export async function load(server: Server, count: number, callAt: (index: number) => Call, parallel = 16) {
  // A connection that has idled for seconds may be closed by the server in the very moment of its next request.
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let next = 0;
  let failed = 0;
  const cpu = cpuMicroseconds(server);
  const startedAt = performance.now();
  const runClient = async () => {
    while (next < count) {
      const call = callAt(next++);
      const sentAt = performance.now();
      const { status } = await send(server.port, call, agent);
      times.push(performance.now() - sentAt);
      if (status >= 500) failed += 1;
      else if (status >= 400) throw new Error(`${call.path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, runClient));
  agent.destroy();
  return {
    cpu: (cpuMicroseconds(server) - cpu) / count,
    perSecond: (count * 1000) / (performance.now() - startedAt),
    p99: p99(times),
    failed,
  };
}

export type Load = Awaited<ReturnType<typeof load>>;

/** The round that other work on the machine disturbed least. */
export const leastDisturbed = (rounds: Load[]) =>
  rounds.reduce((best, round) => (round.cpu < best.cpu ? round : best));
