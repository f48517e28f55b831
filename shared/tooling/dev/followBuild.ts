import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { loadConfigs } from '../bundler/workspaces';
import { root } from '../paths';

const QUIET_MS = 100;

type FollowedBuild = { folder: string; version: string; publicPath?: string | undefined };

/** Each build has a folder of its own. What does not compile is reported, and the last build stays. */
export async function followBuild(
  app: string,
  { folder, version, publicPath }: FollowedBuild,
  onBuilt: (built: string) => Promise<void>,
): Promise<void> {
  const declaration = path.join(root, app, 'remote.json');
  const { default: configs } = await loadConfigs(app);
  const isServer = ({ name = '' }) => /:(node|server)$/.test(name);
  const config = configs({ version, outputPath: path.join(folder, 'next'), publicPath }).find(isServer);
  const compiler = rspack({ ...config, optimization: { ...config?.optimization, minimize: false } });
  // No module imports it.
  compiler.hooks.afterCompile.tap('Declaration', ({ fileDependencies }) => fileDependencies.add(declaration));
  let [count, last] = [0, ''];
  let queue: Promise<unknown> = Promise.resolve();
  return new Promise((resolve) => {
    compiler.watch({ aggregateTimeout: QUIET_MS }, (error, stats) => {
      const fault = error?.message ?? (stats?.hasErrors() && stats.toString({ all: false, errors: true }));
      if (fault || !stats)
        return void process.stderr.write(`${fault}\nThe server goes on with ${app} as it was.\n`);
      const state = `${stats.hash} ${existsSync(declaration) && readFileSync(declaration)}`;
      if (state === last) return;
      last = state;
      const built = path.join(folder, String(++count));
      // At once: the next build writes over it.
      cpSync(compiler.outputPath, built, { recursive: true });
      queue = queue
        .then(() => onBuilt(built))
        .then(resolve, ({ message }) => void process.stderr.write(`${app}: ${message}\n`));
    });
  });
}
