import path from 'node:path';
import { loadConfigs } from '../bundler/loadConfigs';
import { followBuild } from './followBuild.mjs';

/**
 * Builds the programs of `npm run dev` anew when they are edited, and starts them again. The shell's is its own build from the
 * beginning: its pages name the files of the dev server.
 * @param {{ folder: string, versions: Record<string, string>, shellServer: { origin: string } }} options
 */
export function watchServices({ folder, versions, shellServer }) {
  /** @type {Record<string, (file: string) => void>} */
  let replace = {};
  const built = {};
  const take = (app) => async (place) => {
    const isFirst = !(app in built);
    built[app] = path.join(place, app === 'shell' ? 'front.js' : 'server.js');
    if (app === 'checkout-service') await (await loadConfigs(app)).afterBuild({ outputPath: place });
    // The service begins with the build that every start makes.
    if (!isFirst) replace[app]?.(built[app]);
  };
  const follow = (app, more) =>
    followBuild(app, { folder: path.join(folder, app), version: versions[app] ?? 'dev', ...more }, take(app));
  const both = [follow('shell', { publicPath: `${shellServer.origin}/` }), follow('checkout-service', {})];
  return {
    ready: Promise.all(both).then((all) => ({
      stop() {
        for (const { stop } of all) stop();
      },
    })),
    frontFile: () => built.shell,
    /** From now on an edit starts its program again. */
    replaceBy(replacers) {
      replace = replacers;
    },
  };
}
