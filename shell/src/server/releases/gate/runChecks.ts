import type { ContractsModule } from '@shop/contracts/contractChecks';
import { remoteEntries, remotesIn } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';
import { type Registry, readPointer } from '../../composition/registry';
import { readShellFiles } from '../../composition/shellFiles';
import { frameFragments } from '../../rendering/frameFragments';
import { Generation, type RemoteModules } from '../../rendering/generation';
import type { Check, GateOrder } from '../../rendering/messages';
import { checkAsks, checkSends } from './checkContracts';
import { checkFiles } from './checkFiles';
import { checkFragments, usesOf } from './checkFragments';
import { checkPublicFiles } from './checkPublicFiles';
import { checkRequirements } from './checkRequirements';
import { checkRoutes, type RemoteRoutes } from './checkRoutes';
import { folderOf, readRelease } from './releaseFacts';
import { renderPages } from './renderPages';
import { samplePaths } from './samplePaths';
import { shellAsks } from './shellContracts';

/** What is served, as far as its releases can be read: a broken one is no fault of the candidate. */
function readPointers(versions: GateOrder['live'], releasesDir: string): Registry['remotes'] {
  const remotes: Registry['remotes'] = {};
  for (const [name, version] of remoteEntries(versions)) {
    try {
      remotes[name] = readPointer(version, releasesDir);
    } catch {
      // The shop leaves it out, too.
    }
  }
  return remotes;
}

/** Opens one state of the registry for looking into it. */
function open(remotes: Registry['remotes'], releasesDir: string) {
  const generation = new Generation({ remotes }, releasesDir);
  const load = (id: string): Promise<unknown> => generation.load(id as keyof RemoteModules);
  return {
    generation,
    load,
    async routesOf(name: RemoteName): Promise<RemoteRoutes & { sitemapPaths: string[] }> {
      const pointer = remotes[name];
      if (!pointer) throw new Error(`${name} is not in the registry`);
      const { routes, sitemapPaths = [] } = await generation.load(`${name}/routes`);
      return { name, segments: pointer.segments, routes, sitemapPaths };
    },
    /** What a remote's release asks and sends; nothing where it says nothing. */
    async contractsOf(name: RemoteName): Promise<ContractsModule> {
      if (!remotes[name]?.contracts) return {};
      const module = (await load(`${name}/contracts`)) as { contracts?: ContractsModule };
      return module.contracts ?? {};
    },
  };
}

/** Checks a release against what is served. `onStep` names what runs, for whoever has to end it. */
export async function runChecks(order: GateOrder, onStep: (step: string) => void): Promise<Check[]> {
  const { releasesDir, name, app, version } = order;
  const pointer = { app, version };
  const checks: Check[] = [];
  async function check(what: string, run: () => string[] | Promise<string[]>) {
    onStep(what);
    const started = performance.now();
    const faults = await Promise.resolve()
      .then(run)
      .catch((error: Error) => [error.message]);
    checks.push({ name: what, ms: Math.round(performance.now() - started), faults });
    return faults.length === 0;
  }

  const release = readRelease(releasesDir, pointer);
  const live = readPointers(order.live, releasesDir);
  const composition: Registry['remotes'] = { ...live, [name]: readPointer(pointer, releasesDir) };
  const next = open(composition, releasesDir);
  const others = remotesIn(live).filter((other) => other !== name);
  await check('files', () => checkFiles(folderOf(releasesDir, pointer), release.files));
  const fits = await check('requirements', () => checkRequirements(release));
  // What does not fit cannot be run.
  if (!fits) return checks;
  const loads = await check(`loading ${name}`, async () => {
    await next.routesOf(name);
    return [];
  });
  if (!loads) return checks;

  const own = await next.routesOf(name);
  // A neighbor that does not load is no fault of this release.
  const neighbors = (await Promise.all(others.map((other) => next.routesOf(other).catch(() => null)))).filter(
    (neighbor) => neighbor !== null,
  );
  await check('routes', async () => {
    const before = live[name]
      ? await open(live, releasesDir)
          .routesOf(name)
          .catch(() => null)
      : null;
    return checkRoutes({ candidate: own, live: before, others: neighbors, dropped: order.dropped });
  });
  await check('public files', () => {
    const offers = (remote: RemoteName) => ({
      name: remote,
      publicFiles: composition[remote]?.publicFiles ?? [],
    });
    return checkPublicFiles(offers(name), others.map(offers));
  });
  const uses = neighbors.flatMap((neighbor) => usesOf(name, neighbor.name, neighbor.routes));
  const framed = frameFragments
    .filter((fragment) => fragment.startsWith(`${name}/`))
    .map((fragment) => ({ fragment, consumer: 'the shell', path: null }));
  await check('fragments', () => checkFragments([...uses, ...framed], next.load));
  const askers = [name, ...neighbors.map((neighbor) => neighbor.name)];
  const remoteAsks = askers.map(async (consumer) => {
    const { asks = [] } = await next.contractsOf(consumer);
    return { name: consumer, asks };
  });
  const consumers = [{ name: 'shell', asks: shellAsks }, ...(await Promise.all(remoteAsks))];
  // A provider that the shop does not have yet is nobody's fault.
  const provided = [name, ...others];
  const isAsked = (consumer: string, provider: RemoteName) =>
    provided.includes(provider) && (consumer === name || provider === name);
  await check('contracts', () => checkAsks(consumers, isAsked, next.load));
  await check('messages', async () => checkSends(await next.contractsOf(name)));
  const shown = uses.flatMap(({ path }) => (path && !path.includes(':') ? [path] : []));
  await check('pages', () =>
    renderPages([...samplePaths(own.routes, own.sitemapPaths), ...new Set(shown.slice(0, 4))], {
      // A fresh one: a module that was missed above counts as broken for a while.
      generation: open(composition, releasesDir).generation,
      shell: readShellFiles(releasesDir, __VERSION__),
      onPage: (path) => onStep(`rendering ${path}`),
    }),
  );
  return checks;
}
