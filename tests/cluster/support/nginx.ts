import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const recipe = path.join(__dirname, '../../../docs/operating/nginx.conf');

/** Ports by what the recipe calls them between its "here" marks. */
export type Ports = Record<
  'shell a' | 'shell b' | 'service a' | 'service b' | 'port' | 'port of services',
  number
>;

export const hasNginx = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** The recipe of docs/operating with these ports and a folder of its own; nothing else is changed. */
function configure(folder: string, ports: Ports): string {
  const lines = readFileSync(recipe, 'utf8').split('\n');
  const used = new Set<string>();
  const changed = lines.map((line) => {
    const [, name = ''] = /# here: ([a-z ]+)/.exec(line) ?? [];
    const port = Object.entries(ports).find(([known]) => known === name)?.[1];
    if (!port) return line.replaceAll('/tmp/', `${folder}/`);
    used.add(name);
    return name === 'port'
      ? `listen 127.0.0.1:${port};`
      : line.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`);
  });
  if (used.size !== Object.keys(ports).length)
    throw new Error(`nginx.conf marks only ${[...used].join(', ')}`);
  return changed.join('\n');
}

/** nginx with the recipe, in the foreground; answers when it listens. */
export async function startNginx(folder: string, ports: Ports) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  // Its workers would be another user's, who may not enter a test's folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(file, user + configure(folder, ports));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-4000);
  });
  // Another program may have had the port for a moment.
  const answers = () =>
    fetch(`http://127.0.0.1:${ports.port}/metrics`).then(
      ({ headers }) => headers.get('server')?.startsWith('nginx'),
      () => false,
    );
  for (let tries = 0; !(await answers()); tries++) {
    if (child.exitCode !== null || tries === 200) throw new Error(`nginx does not answer: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    reload: () => child.kill('SIGHUP'),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
