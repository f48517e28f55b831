import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../support/freePort';
import { root } from '../../support/startShop';

/** Versions of this source, built if they are not. */
export function buildShop(): Record<string, string> {
  const script = `
    import { loadTooling } from './shared/tooling/compiled.mjs';
    const { buildShop } = await loadTooling('bundler/buildShop');
    process.stdout.write('versions:' + JSON.stringify(await buildShop()));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.slice(stdout.indexOf('versions:') + 'versions:'.length));
}

/** The registry's entries of all remotes at these versions. */
export const pointersAt = (versions: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(versions)
      .filter(([app]) => app.startsWith('mf-'))
      .map(([app, version]) => [app.replace('-', '_'), { app, version }]),
  );

type Place = { folder: string; registryFile: string };

/** The built shell on release and data folders of its own, without a checkout service. */
export async function startShell(
  { folder, registryFile }: Place,
  version: string,
  {
    env = {},
    flags = [],
    isGroup = false,
    stderr = 'inherit',
  }: { env?: NodeJS.ProcessEnv; flags?: string[]; isGroup?: boolean; stderr?: 'inherit' | number } = {},
) {
  const port = await freePort();
  const shell: ChildProcess = spawn(
    process.execPath,
    [...flags, path.join(folder, 'shell', version, 'server/server.js')],
    {
      env: {
        ...process.env,
        NODE_ENV: undefined,
        PORT: String(port),
        RELEASES_DIR: folder,
        REGISTRY_FILE: registryFile,
        LOG_LEVEL: 'silent',
        ...env,
      },
      stdio: ['ignore', 'ignore', stderr, 'ipc'],
      // A process group of its own, which can be stopped whole.
      detached: isGroup,
    },
  );
  await new Promise((resolve) => shell.once('message', resolve));
  const ended = new Promise((resolve) => shell.once('exit', resolve));
  return {
    pid: shell.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      shell.kill('SIGTERM');
      await ended;
    },
  };
}
