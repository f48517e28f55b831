// Servers in processes of their own under load, measured by the CPU time of the serving process: the wall clock of a
// shared machine says little. Linux only (/proc).
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';

/** Starts a program that sends `{ port }` to its parent once it listens. */
export function start(file, env = {}) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${path.basename(file)} ended with ${code}`)));
    child.on('message', (/** @type {{ type?: string, port?: number }} */ { type, port }) => {
      if (type === 'settings') return;
      child.removeAllListeners('exit');
      resolve({ child, port, readyMs: performance.now() - startedAt });
    });
  });
}

export function stop({ child }, signal = 'SIGTERM') {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

/** Microseconds by process, as last seen: one that has ended keeps what it had. */
const lastSeen = new Map();

function toMicroseconds(pid) {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const nanoseconds = tasks.map((task) =>
      Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    );
    lastSeen.set(pid, nanoseconds.reduce((sum, one) => sum + one, 0) / 1000);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'ESRCH') throw error;
  }
  return lastSeen.get(pid) ?? 0;
}

/** Microseconds that all threads of a server have run, in all its processes where it has several. */
export function cpuMicroseconds({ child, pids = [child.pid] }) {
  return pids.reduce((sum, pid) => sum + toMicroseconds(pid), 0);
}

export function residentMegabytes({ child }) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024;
}

/** Megabytes that a process has, what it shares with others in parts (PSS). */
export function shareOfMemory(pid) {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024;
}

export const json = (pathname, body, headers = {}) => ({
  method: 'POST',
  path: pathname,
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});

export function send(port, call, agent) {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, agent, ...call }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });
}

/**
 * Sends `count` requests, some at a time. The server's microseconds of CPU a request, requests a second, the slowest
 * hundredth in milliseconds, answers of 5xx. Any other refusal is a mistake of the bench.
 */
export async function load(server, count, callAt, parallel = 16) {
  // A connection that has idled for seconds may be closed by the server in the very moment of its next request.
  const agent = new Agent({ keepAlive: true });
  const times = [];
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
  times.sort((a, b) => a - b);
  return {
    cpu: (cpuMicroseconds(server) - cpu) / count,
    perSecond: (count * 1000) / (performance.now() - startedAt),
    p99: times[Math.floor(times.length * 0.99)],
    failed,
  };
}

/** The round that other work on the machine disturbed least. */
export const leastDisturbed = (rounds) =>
  rounds.reduce((best, round) => (round.cpu < best.cpu ? round : best));
