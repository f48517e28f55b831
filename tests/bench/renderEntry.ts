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

const ROUNDS = 6;
const RUNS = 40;

const [releasesDir = '', registryFile = '', version = '', ...paths] = process.argv.slice(2);
const origin = 'http://127.0.0.1';
const registry = readRegistry(registryFile, releasesDir);
const shell = readShellFiles(releasesDir, version);
const site = { ...testSite, origin };
const generation = new Generation(registry, releasesDir);
const log = pino({ level: 'error' });
const pool = new RendererPool({
  file: path.join(releasesDir, 'shell', version, 'server/renderer/renderer.js'),
  data: { releasesDir, site, shell },
  log,
  events: {
    toLoad: () =>
      listRemotes(registry.remotes).map((name) => ({ kind: 'load', registry, name, isStrict: false })),
    onLoaded() {},
    onLoadFailed: ({ name }, reason) => log.error({ name, reason }, 'not loaded'),
    onLateFailure() {},
  },
});

const ways = {
  here: (url: URL) => renderPage({ generation, shell, site, url }, log),
  inRenderer: (url: URL) =>
    pool.run({
      kind: 'render',
      registry,
      url: url.href,
      isBroken: false,
      without: [],
      loadedOnly: [],
      prices: null,
    }),
};

/** Milliseconds for one rendering. */
async function measure(render: (url: URL) => Promise<RenderResult>, url: URL): Promise<number> {
  const startedAt = performance.now();
  for (let run = 0; run < RUNS; run++) {
    const { status } = await render(url);
    if (status !== 200) throw new Error(`${url.pathname} answers ${status}`);
  }
  return (performance.now() - startedAt) / RUNS;
}

await pool.start();
const results: Record<string, { here: number; inRenderer: number }> = {};
for (const pathname of paths) {
  const url = new URL(pathname, origin);
  const best = { here: Number.POSITIVE_INFINITY, inRenderer: Number.POSITIVE_INFINITY };
  // The first round warms both up; the one that other work disturbed least counts.
  for (let round = 0; round < ROUNDS; round++) {
    const times = { here: await measure(ways.here, url), inRenderer: await measure(ways.inRenderer, url) };
    if (round === 0) continue;
    best.here = Math.min(best.here, times.here);
    best.inRenderer = Math.min(best.inRenderer, times.inRenderer);
  }
  results[pathname] = best;
}
process.send?.(results, () => process.exit());
