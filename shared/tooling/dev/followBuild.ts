import { cpSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { loadConfigs } from '../bundler/loadConfigs';
import type { BuildOptions } from '../bundler/terminalOptions';

/** Milliseconds after the last edit before a build: an editor writes several files. */
const QUIET_MS = 100;

/** Where builds lie, and where the browser finds files. */
type FollowedBuild = { folder: string; version: string; publicPath?: string };
export type Followed = { stop: () => void };

/** The builds of an app for Node, as a release has them but for the addresses of its files. */
async function serverConfigs(app: string, options: Omit<BuildOptions, 'mode'>) {
  const { default: configs } = await loadConfigs(app);
  const found = configs({ ...options, mode: 'production' }).filter(({ name = '' }) =>
    /:(node|server)$/.test(name),
  );
  return found.map((config) => ({ ...config, optimization: { ...config.optimization, minimize: false } }));
}

/**
 * Builds an app for Node whenever something that it is made of is edited; each build is put into a folder of its own. What does
 * not compile is said, and nothing follows.
 */
export async function followBuild(
  app: string,
  { folder, version, publicPath }: FollowedBuild,
  onBuilt: (built: string) => Promise<void>,
): Promise<Followed> {
  const outputPath = path.join(folder, 'next');
  const configs = await serverConfigs(app, { version, outputPath, publicPath });
  let [count, last] = [0, ''];
  let queue: Promise<unknown> = Promise.resolve();
  return new Promise((resolve) => {
    const watching = rspack(configs).watch({ aggregateTimeout: QUIET_MS }, (error, stats) => {
      const fault = error?.message ?? (stats?.hasErrors() && stats.toString({ all: false, errors: true }));
      if (fault || !stats)
        return void process.stderr.write(`${fault}\nThe server goes on with ${app} as it was.\n`);
      // A file that was written as it is.
      if (stats.hash === last) return;
      last = stats.hash;
      const built = path.join(folder, String(++count));
      // At once: the next build writes over it.
      cpSync(configs[0]?.output?.path ?? outputPath, built, { recursive: true });
      queue = queue
        .then(() => onBuilt(built))
        .then(
          () => resolve({ stop: () => watching.close(() => {}) }),
          ({ message }) => void process.stderr.write(`${app}: ${message}\n`),
        );
    });
  });
}
