import { remotesIn, splitRemoteId } from '@shop/contracts/remoteIds';
import type { FragmentName, RemoteName } from '@shop/contracts/remotes';
import type { Logger } from 'pino';
import { matchRoutes } from 'react-router-dom';
import { areaOf } from '../../areas';
import type { Registry } from '../registry';
import { nameOfJob } from './nameOfJob';
import type { Job, LoadedRemote, LoadJob, RenderJob, RenderResult } from './protocol';
import type { PoolEvents, RenderPool } from './renderPool';
import { type Rest, type RestMessage, Rests } from './rests';
import { ThreadLost } from './thread';

type Options = {
  makePool: (events: PoolEvents) => RenderPool;
  origin: string;
  log: Logger;
  /** Tells the other processes of the shop. */
  tell?: (message: RestMessage) => void;
};

/** Versions that are not live whose pages stay known: those of previews and of the composition before. */
const KNOWN_BESIDE = 20;

/** A page as far as it is known without its remote's code. */
type Page = {
  area: RemoteName | null;
  version: string;
  route: LoadedRemote['routes'][number] | null;
  fragments: FragmentName[];
};

const namesOf = (registry: Registry) => remotesIn(registry.remotes);
const ownerOf = (fragment: FragmentName) => splitRemoteId(fragment).remote;

/** Renders pages in threads, and keeps away from what hung or ended one a moment ago. */
export function makeRenderer({ makePool, origin, log, tell = () => {} }: Options) {
  let live: Registry = { remotes: {} };
  const known = new Map<string, LoadedRemote>();
  const versionOf = (registry: Registry, name: RemoteName) => registry.remotes[name]?.version ?? '';
  const tableOf = (registry: Registry, name: RemoteName) => known.get(`${name} ${versionOf(registry, name)}`);
  const restOfRemote = (name: RemoteName, version: string): Rest => ({
    remote: name,
    version,
    path: null,
    route: null,
    fragment: null,
  });

  const rests: Rests = new Rests({ probe, tell });
  const pool = makePool({
    toLoad: () =>
      namesOf(live)
        .filter((name) => !rests.hasRemote(name, versionOf(live, name)))
        .map((name) => ({ kind: 'load', registry: live, name, isStrict: false })),
    onLoaded: learn,
    onLoadFailed: ({ registry, name }) => rests.begin(restOfRemote(name, versionOf(registry, name))),
    onLateLoss: (job) => restPage(job),
  });

  function learn({ registry, name }: LoadJob, loaded: LoadedRemote) {
    const routes = loaded.routes.map((route) => ({ ...route, caseSensitive: true }));
    known.set(`${name} ${versionOf(registry, name)}`, { ...loaded, routes });
  }

  function pageOf(registry: Registry, pathname: string): Page {
    const area = areaOf(registry.remotes, pathname);
    const routes = (area && tableOf(registry, area)?.routes) || [];
    const route = matchRoutes(routes, pathname)?.at(-1)?.route ?? null;
    const version = area ? versionOf(registry, area) : '';
    return { area, version, route, fragments: route?.handle?.fragments ?? [] };
  }

  function jobOf(registry: Registry, url: URL, { fragments }: Page): RenderJob {
    const isResting = (name: FragmentName) => rests.hasFragment(name, versionOf(registry, ownerOf(name)));
    return {
      kind: 'render',
      registry,
      url: url.href,
      isBroken: false,
      without: fragments.filter(isResting),
      resting: namesOf(registry).filter((name) => rests.hasRemote(name, versionOf(registry, name))),
    };
  }

  function restOfPage(job: Job): Rest | null {
    if (job.kind !== 'render') return null;
    const { pathname } = new URL(job.url);
    const { area, version, route } = pageOf(job.registry, pathname);
    return area && { remote: area, version, path: pathname, route: route?.path ?? null, fragment: null };
  }

  function restPage(job: Job) {
    const rest = restOfPage(job);
    if (rest) rests.begin(rest);
    return rest;
  }

  function restFragments({ registry, url }: RenderJob, fragments: FragmentName[]) {
    for (const fragment of fragments) {
      const remote = ownerOf(fragment);
      const version = versionOf(registry, remote);
      rests.begin({ remote, version, path: new URL(url).pathname, route: null, fragment });
    }
  }

  /** A page that cost its thread: without its fragments, if it has any; then with the failure panel in its place. */
  async function renderAfterLoss(job: RenderJob, { fragments }: Page): Promise<RenderResult> {
    const suspects = fragments.filter((name) => !job.without.includes(name));
    // Before it is known whose fault it was: nobody else, here or in another process, loses a thread to it meanwhile.
    const rest = restPage(job);
    try {
      if (suspects.length > 0) {
        const page = await pool.run({ ...job, without: fragments }, true);
        restFragments(job, suspects);
        if (rest) rests.end(rest);
        return page;
      }
    } catch (error) {
      if (!(error instanceof ThreadLost)) throw error;
    }
    return pool.run({ ...job, isBroken: true });
  }

  /** Loads a live remote. @throws where it does not load */
  async function load(name: RemoteName) {
    const job: LoadJob = { kind: 'load', registry: live, name, isStrict: false };
    learn(job, await pool.load(job));
  }

  /** What another process tells of what rests. A remote that works there is loaded here before its pages are shown. */
  async function hear(message: RestMessage) {
    const { remote, version, path, fragment } = message.rest;
    const isOfRemote = path === null && fragment === null;
    try {
      const isNew = message.type === 'healed' && isOfRemote && !tableOf(live, remote);
      if (isNew && versionOf(live, remote) === version) await load(remote);
      rests.hear(message);
    } catch {
      // It does not work here: this process looks after it by itself.
      rests.begin(message.rest);
    }
  }

  async function probe({ remote, version, path, fragment }: Rest): Promise<boolean> {
    // A version that has gone needs no proof any more.
    if (versionOf(live, remote) !== version) return true;
    if (path === null) {
      await load(remote);
    } else {
      const url = new URL(path, origin);
      const job = jobOf(live, url, pageOf(live, path));
      const without = job.without.filter((name) => name !== fragment);
      const result = await pool.run({ ...job, without }, true);
      if (fragment && result.kind === 'html' && result.missing.includes(fragment)) return false;
    }
    log.info({ remote, version, path, fragment }, 'works again');
    return true;
  }

  return {
    /** Begins with a composition: resolves when a thread has loaded what can be loaded of it. */
    start(registry: Registry) {
      live = registry;
      return pool.start();
    },
    /** Resolves when all threads take jobs, or were waited for long enough. */
    allReady: pool.allReady,
    /** Makes a composition the one that new threads load. */
    show(registry: Registry) {
      live = registry;
      const wanted = new Set(namesOf(registry).map((name) => `${name} ${versionOf(registry, name)}`));
      const others = [...known.keys()].filter((key) => !wanted.has(key));
      for (const key of others.slice(0, -KNOWN_BESIDE)) known.delete(key);
    },
    /** Evaluates and checks a release of a remote that is not live yet. @throws where it does not hold */
    async warm(registry: Registry, name: RemoteName, isForced = false) {
      const isKnown = tableOf(registry, name) !== undefined;
      if (isKnown && !isForced) return;
      const job: LoadJob = { kind: 'load', registry, name, isStrict: true };
      learn(job, await pool.load(job, isKnown));
      rests.end(restOfRemote(name, versionOf(registry, name)));
    },
    /** Learns what is not known yet of a composition that is not the live one. What does not load shows so on its pages. */
    async prepare(registry: Registry) {
      const unknown = namesOf(registry).filter(
        (name) => !tableOf(registry, name) && !rests.hasRemote(name, versionOf(registry, name)),
      );
      for (const name of unknown) {
        const job: LoadJob = { kind: 'load', registry, name, isStrict: true };
        await pool.load(job).then(
          (loaded) => learn(job, loaded),
          (error) =>
            log.warn(
              { remote: name, version: versionOf(registry, name), reason: String(error) },
              'cannot be loaded for a look',
            ),
        );
      }
    },
    handleOf: (registry: Registry, pathname: string) => pageOf(registry, pathname).route?.handle,
    /** Paths and handles of a remote's pages; none while its release has not been loaded. */
    pagesOf: (registry: Registry, name: RemoteName) => tableOf(registry, name)?.routes ?? [],
    /** Canonical paths of all pages, as the remotes publish them. A remote that is away is left out. */
    sitemapPaths: (registry: Registry) =>
      namesOf(registry).flatMap((name) => tableOf(registry, name)?.sitemapPaths ?? []),
    async render(registry: Registry, url: URL): Promise<RenderResult> {
      const page = pageOf(registry, url.pathname);
      const { area, version, route } = page;
      const job = jobOf(registry, url, page);
      const isResting = () =>
        area !== null && rests.hasPage(area, version, url.pathname, route?.path ?? null);
      if (isResting()) return pool.run({ ...job, isBroken: true });
      try {
        const result = await pool.run(job);
        const isAway = area && result.kind === 'html' && result.status === 503 && !tableOf(registry, area);
        if (isAway && !job.resting.includes(area)) rests.begin(restOfRemote(area, version));
        if (result.kind === 'html') {
          // Of a remote that rests as a whole none was asked for.
          const late = result.missing.filter((name) => !job.resting.includes(ownerOf(name)));
          restFragments(job, late);
        }
        return result;
      } catch (error) {
        if (!(error instanceof ThreadLost)) throw error;
        log.error({ ...nameOfJob(job), loss: error.loss }, 'a page cost its thread');
        // It cost another process one, which looks meanwhile for what is to blame.
        if (isResting()) return pool.run({ ...job, isBroken: true });
        return renderAfterLoss(job, page);
      }
    },
    hear,
    /** What is left alone at this moment. */
    rests: () => rests.list(),
    stop: () => pool.stop(),
  };
}

export type Renderer = ReturnType<typeof makeRenderer>;
