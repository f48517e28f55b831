// A program: renders pages without a cache, in turns in this very process and in a renderer, as the front has them. Tells
// milliseconds for each path: a renderer's processor time is another process's.
// Arguments: releases folder, registry file, version of the shell, paths.
import path from 'node:path';
import { listRemotes } from '@shop/contracts/remoteIds';
import pino from 'pino';
import { readRegistry } from '../../shell/src/server/composition/registry';
import { readShellFiles } from '../../shell/src/server/composition/shellFiles';
import { Generation } from '../../shell/src/server/rendering/generation';
import type { RenderResult } from '../../shell/src/server/rendering/messages';
import { RendererPool } from '../../shell/src/server/rendering/rendererPool';
import { renderPage } from '../../shell/src/server/rendering/renderPage';
import { testSite } from '../support/testSite';
import { median } from './quantiles';

const WARM_UP = 40;
const RUNS = 200;

const [releasesDir = '', registryFile = '', version = '', ...paths] = process.argv.slice(2);
const origin = 'http://127.0.0.1';
const registry = readRegistry(registryFile, releasesDir);
const shell = readShellFiles(releasesDir);
const site = { ...testSite, origin };
const data = { releasesDir, site, shell };
const generation = new Generation(registry, data);
const log = pino({ level: 'error' });
const pool = new RendererPool({
  file: path.join(releasesDir, 'shell', version, 'server/renderer/renderer.js'),
  data,
  log,
  events: {
    toLoad: () => listRemotes(registry.remotes).map((name) => ({ kind: 'load', registry, name })),
    onLoaded() {},
    onFailed() {},
  },
});

const ways = {
  here: (url: URL) => renderPage({ generation, url }, log),
  inRenderer: (url: URL) =>
    pool.run({ kind: 'render', registry, url: url.href, isBroken: false, without: [], prices: null }),
};

/** Milliseconds for one rendering. */
async function measure(render: (url: URL) => Promise<RenderResult>, url: URL): Promise<number> {
  const startedAt = performance.now();
  const { status } = await render(url);
  if (status !== 200) throw new Error(`${url.pathname} answers ${status}`);
  return performance.now() - startedAt;
}

await pool.start();
const results: Record<string, { here: number; inRenderer: number }> = {};
for (const pathname of paths) {
  const url = new URL(pathname, origin);
  const times: { here: number[]; inRenderer: number[] } = { here: [], inRenderer: [] };
  // One by one in turns: what else the machine does disturbs both alike, and each has waited for the other, as a server waits for requests.
  for (let run = -WARM_UP; run < RUNS; run++) {
    const [here, inRenderer] = [await measure(ways.here, url), await measure(ways.inRenderer, url)];
    if (run < 0) continue;
    times.here.push(here);
    times.inRenderer.push(inRenderer);
  }
  results[pathname] = { here: median(times.here), inRenderer: median(times.inRenderer) };
}
process.send?.(results, () => process.exit());
