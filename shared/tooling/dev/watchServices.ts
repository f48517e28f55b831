import path from 'node:path';
import { loadConfigs } from '../bundler/loadConfigs';
import { followBuild } from './followBuild';

type Services = { folder: string; versions: Record<string, string>; shellServer: { origin: string } };
type Replacers = Record<string, (file: string) => void>;

/** The shell is its own build from the start: its pages name files of the dev server. */
export function watchServices({ folder, versions, shellServer }: Services) {
  let replace: Replacers = {};
  const built: Record<string, string> = {};
  const take = (app: string) => async (place: string) => {
    const isFirst = !(app in built);
    const file = path.join(place, app === 'shell' ? 'front.js' : 'server.js');
    built[app] = file;
    if (app === 'checkout-service') await (await loadConfigs(app)).afterBuild?.({ outputPath: place });
    if (!isFirst) replace[app]?.(file);
  };
  const follow = (app: string, more: { publicPath?: string }) =>
    followBuild(app, { folder: path.join(folder, app), version: versions[app] ?? 'dev', ...more }, take(app));
  const both = [follow('shell', { publicPath: `${shellServer.origin}/` }), follow('checkout-service', {})];
  return {
    ready: Promise.all(both).then((all) => ({
      stop() {
        for (const { stop } of all) stop();
      },
    })),
    frontFile: () => built.shell ?? '',
    replaceBy(replacers: Replacers) {
      replace = replacers;
    },
  };
}
