import { rm } from 'node:fs/promises';
import path from 'node:path';
import { watch } from 'chokidar';
import { runRspack } from './buildApp.mjs';
import { loadConfigs } from './loadConfigs.mjs';
import { root } from './paths.mjs';

/** Milliseconds after the last edit before a build: an editor writes several files. */
const QUIET_MS = 200;

/** The programs of `npm run dev`, and the build of each that is for Node. */
const PROGRAMS = { shell: 'shell:node', 'checkout-service': 'checkout_service:node' };
/** What all programs are made of, beside what only pages use. */
const SHARED = ['contracts', 'facts', 'money', 'pricing', 'release-store', 'settings', 'site', 'telemetry'];

const isSource = (file) => /\.(tsx?|mjs|json)$/.test(file) && !/\.test\./.test(file);
/** In development pages are the browser's: of the shell, only what answers requests is the server's. */
const isServed = (app, file) => app !== 'shell' || /^(server\/|[^/]+$)/.test(file);

async function build(app, version, outputPath) {
  const { default: configs, afterBuild } = await loadConfigs(app);
  const all = configs({ version, mode: 'production', outputPath });
  const own = all.filter(({ name }) => name === PROGRAMS[app]);
  await runRspack(own.map((config) => ({ ...config, output: { ...config.output, path: outputPath } })));
  if (app === 'checkout-service') await afterBuild({ outputPath });
}

/**
 * Builds a program anew whenever its sources are edited, and tells where it is then. What does not compile is said; the
 * program that runs goes on.
 * @param {Record<string, string>} versions of the programs, which name the files of the shell's release
 * @param {(app: string, file: string) => void} onBuilt
 */
export function followPrograms(versions, onBuilt) {
  const folder = path.join(root, '.cache/dev/programs');
  const waiting = new Map();
  let count = 0;
  let queue = rm(folder, { recursive: true, force: true });

  async function rebuild(app) {
    const outputPath = path.join(folder, `${app}-${process.pid}-${++count}`);
    try {
      await build(app, versions[app] ?? 'dev', outputPath);
      onBuilt(app, path.join(outputPath, 'server.js'));
    } catch (error) {
      process.stderr.write(`${error.message}\nThe ${app} goes on as it was.\n`);
    }
  }

  function edited(app) {
    clearTimeout(waiting.get(app));
    waiting.set(
      app,
      setTimeout(() => {
        queue = queue.then(() => rebuild(app));
      }, QUIET_MS),
    );
  }

  const apps = Object.keys(PROGRAMS);
  const places = [...apps.map((app) => `${app}/src`), ...SHARED.map((one) => `shared/${one}`)];
  // Node's own watcher loses a file that an editor replaces.
  const watcher = watch(places, { cwd: root, ignoreInitial: true });
  watcher.on('all', (_event, changed) => {
    const file = changed.replaceAll('\\', '/');
    if (!isSource(file)) return;
    const [owner = '', ...below] = file.split('/');
    if (owner === 'shared') for (const app of apps) edited(app);
    else if (isServed(owner, below.slice(1).join('/'))) edited(owner);
  });
  return { stop: () => watcher.close() };
}
