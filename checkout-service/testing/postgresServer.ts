import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@shop/testing/freePort';

export type PostgresServer = {
  port: number;
  url: string;
  readonly pid: number | undefined;
  stop: () => Promise<void>;
  /** Shutdown and start. SIGQUIT: immediate, without a word to its clients; SIGINT: fast, terminates them. */
  restart: (signal?: 'SIGQUIT' | 'SIGINT') => Promise<void>;
  cutPower: () => Promise<void>;
  start: () => Promise<void>;
};

export function hasPostgres(): boolean {
  const isHere = canRun('initdb') && canRun('postgres') && (process.getuid?.() !== 0 || findUser() !== null);
  if (!isHere && process.env.CI) throw new Error('CI needs PostgreSQL: initdb and postgres are not on PATH');
  return isHere;
}

const canRun = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

type User = { uid: number; gid: number };

/** PostgreSQL refuses to run as root. */
function findUser(): User | null {
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
    const user = { uid: id('-u'), gid: id('-g') };
    if (user.uid > 0 && Number.isInteger(user.gid)) return user;
  }
  return null;
}

export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-postgres-'));
  const user = process.getuid?.() === 0 ? findUser() : null;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    'initdb',
    ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  let server = await run(data, folder, port, user);
  return {
    port,
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid;
    },
    restart: async (signal = 'SIGQUIT') => {
      await end(server, signal);
      server = await run(data, folder, port, user);
    },
    cutPower: async () => {
      const all = [server.pid, ...listChildProcesses(server.pid)].filter((pid) => pid !== undefined);
      const ended = new Promise((resolve) => server.removeAllListeners('exit').once('exit', resolve));
      for (const pid of all) process.kill(pid, 'SIGKILL');
      await ended;
    },
    start: async () => {
      server = await run(data, folder, port, user);
    },
    stop: async () => {
      await end(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Linux only. */
function listChildProcesses(pid: number | undefined): number[] {
  const all = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return all.trim().split(' ').filter(Boolean).map(Number);
}

function run(data: string, folder: string, port: number, user: User | null): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 60,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn('postgres', ['-D', data, ...flags], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${said}`)));
    server.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
      if (said.includes('ready to accept connections')) resolve(server);
    });
  });
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  server.removeAllListeners('exit');
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill(signal);
  return ended;
}
