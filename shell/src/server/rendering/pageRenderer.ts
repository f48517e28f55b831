import { listRemotes, parseRemoteId } from '@shop/contracts/remoteIds';
import type { RemoteComponentName, RemoteName } from '@shop/contracts/remotes';
import type { Logger } from 'pino';
import type { Registry } from '../composition/registry';
import { type BreakerTarget, CircuitBreakers } from './circuitBreakers';
import { toJobFields } from './jobFields';
import { RendererLostError } from './jobLimits';
import type { Job, LoadJob, RenderJob, RenderResult } from './messages';
import { getVersion, type KnownPage, PageTable } from './pageTable';
import type { PoolEvents, RendererPool } from './rendererPool';

type Prices = RenderJob['prices'];

type Options = {
  createPool: (events: PoolEvents) => RendererPool;
  origin: string;
  log: Logger;
};

const getNames = (registry: Registry) => listRemotes(registry.remotes);
const findOwner = (fragment: RemoteComponentName) => parseRemoteId(fragment).remote;
const toRemoteTarget = (remote: RemoteName, version: string): BreakerTarget => ({
  remote,
  version,
  path: null,
  route: null,
  fragment: null,
});

/** Renders pages in the pool, with a circuit breaker for what hung or lost its renderer a moment ago. */
export class PageRenderer {
  private live: Registry = { remotes: {} };
  private readonly table = new PageTable();
  private readonly breakers = new CircuitBreakers((target) => this.probe(target));
  private readonly pool: RendererPool;

  constructor(private readonly options: Options) {
    this.pool = options.createPool({
      toLoad: () =>
        getNames(this.live)
          .filter((name) => !this.breakers.isRemoteOpen(name, getVersion(this.live, name)))
          .map((name) => ({ kind: 'load', registry: this.live, name, isStrict: false })),
      onLoaded: ({ registry, name }, loaded) => this.table.add(registry, name, loaded),
      onLoadFailed: ({ registry, name }) =>
        this.breakers.open(toRemoteTarget(name, getVersion(registry, name))),
      onLateFailure: (job) => void this.openForPage(job),
    });
  }

  /** Begins with a composition: resolves when a renderer has loaded what can be loaded of it. */
  start(registry: Registry): Promise<void> {
    this.live = registry;
    return this.pool.start();
  }

  stop() {
    return this.pool.stop();
  }

  /** Makes a composition the one that new renderers load. */
  show(registry: Registry) {
    this.live = registry;
    this.table.prune(registry);
  }

  /** Evaluates and checks a release of a remote that is not live yet. @throws where it does not hold */
  async warm(registry: Registry, name: RemoteName, isForced = false) {
    const isKnown = this.table.get(registry, name) !== undefined;
    if (isKnown && !isForced) return;
    const job: LoadJob = { kind: 'load', registry, name, isStrict: true };
    this.table.add(registry, name, await this.pool.load(job, isKnown));
    this.breakers.close(toRemoteTarget(name, getVersion(registry, name)));
  }

  /** Loads what is not known yet of a composition that is not the live one. What does not load shows so on its pages. */
  async prepare(registry: Registry) {
    const unknown = getNames(registry).filter(
      (name) =>
        !this.table.get(registry, name) && !this.breakers.isRemoteOpen(name, getVersion(registry, name)),
    );
    for (const name of unknown) {
      const job: LoadJob = { kind: 'load', registry, name, isStrict: true };
      const fields = { remote: name, version: getVersion(registry, name) };
      await this.pool.load(job).then(
        (loaded) => this.table.add(registry, name, loaded),
        (error) => this.options.log.warn({ ...fields, reason: String(error) }, 'cannot load remote ahead'),
      );
    }
  }

  getHandle(registry: Registry, pathname: string) {
    return this.table.findPage(registry, pathname).route?.handle;
  }

  /** Paths and handles of a remote's pages; none while its release has not been loaded. */
  getPages(registry: Registry, name: RemoteName) {
    return this.table.get(registry, name)?.routes ?? [];
  }

  /** Canonical paths of all pages, as the remotes publish them. A remote that is away is left out. */
  sitemapPaths(registry: Registry): string[] {
    return getNames(registry).flatMap((name) => this.table.get(registry, name)?.sitemapPaths ?? []);
  }

  /** Targets of the circuit breakers that are open now. */
  openBreakers() {
    return this.breakers.list();
  }

  poolState() {
    return this.pool.state();
  }

  /** `prices` as the page shows them, of the catalogue itself without them. */
  async render(registry: Registry, url: URL, prices: Prices = null): Promise<RenderResult> {
    const page = this.table.findPage(registry, url.pathname);
    const job = { ...this.toJob(registry, url, page), prices };
    const isOpen = () =>
      page.area !== null &&
      this.breakers.isPageOpen(page.area, page.version, url.pathname, page.route?.path ?? null);
    if (isOpen()) return this.pool.run({ ...job, isBroken: true });
    try {
      const result = await this.pool.run(job);
      this.noteFailures(job, page, result);
      return result;
    } catch (error) {
      if (!(error instanceof RendererLostError)) throw error;
      this.options.log.error({ ...toJobFields(job), failure: error.reason }, 'a page lost its renderer');
      // Another request for it is finding out what is to blame.
      return isOpen() ? this.pool.run({ ...job, isBroken: true }) : this.renderAfterLoss(job, page);
    }
  }

  private toJob(registry: Registry, url: URL, { fragments }: KnownPage): RenderJob {
    const isOpen = (name: RemoteComponentName) =>
      this.breakers.isComponentOpen(name, getVersion(registry, findOwner(name)));
    return {
      kind: 'render',
      registry,
      url: url.href,
      isBroken: false,
      without: fragments.filter(isOpen),
      loadedOnly: getNames(registry).filter((name) =>
        this.breakers.isRemoteOpen(name, getVersion(registry, name)),
      ),
      prices: null,
    };
  }

  /** Opens breakers for what was missing in a page. */
  private noteFailures(job: RenderJob, { area, version }: KnownPage, result: RenderResult) {
    if (result.kind !== 'html') return;
    const isAway = area && result.status === 503 && !this.table.get(job.registry, area);
    if (isAway && !job.loadedOnly.includes(area)) this.breakers.open(toRemoteTarget(area, version));
    // Of a remote whose breaker is open nothing was waited for.
    this.openForComponents(
      job,
      result.missing.filter((name) => !job.loadedOnly.includes(findOwner(name))),
    );
  }

  private openForPage(job: Job): BreakerTarget | null {
    if (job.kind !== 'render') return null;
    const { pathname } = new URL(job.url);
    const { area, version, route } = this.table.findPage(job.registry, pathname);
    if (!area) return null;
    const target = { remote: area, version, path: pathname, route: route?.path ?? null, fragment: null };
    this.breakers.open(target);
    return target;
  }

  private openForComponents({ registry, url }: RenderJob, fragments: RemoteComponentName[]) {
    for (const fragment of fragments) {
      const remote = findOwner(fragment);
      const version = getVersion(registry, remote);
      this.breakers.open({ remote, version, path: new URL(url).pathname, route: null, fragment });
    }
  }

  /** A page that lost its renderer: without its remote components, if it has any; then with the failure panel in its place. */
  private async renderAfterLoss(job: RenderJob, { fragments }: KnownPage): Promise<RenderResult> {
    const suspects = fragments.filter((name) => !job.without.includes(name));
    // Before it is known what was to blame: meanwhile no other request loses a renderer to it.
    const target = this.openForPage(job);
    try {
      if (suspects.length > 0) {
        const page = await this.pool.run({ ...job, without: fragments }, true);
        this.openForComponents(job, suspects);
        if (target) this.breakers.close(target);
        return page;
      }
    } catch (error) {
      if (!(error instanceof RendererLostError)) throw error;
    }
    return this.pool.run({ ...job, isBroken: true });
  }

  private async probe({ remote, version, path, fragment }: BreakerTarget): Promise<boolean> {
    // A version that has gone needs no proof any more.
    if (getVersion(this.live, remote) !== version) return true;
    if (path === null) {
      const job: LoadJob = { kind: 'load', registry: this.live, name: remote, isStrict: false };
      this.table.add(this.live, remote, await this.pool.load(job));
    } else {
      const job = this.toJob(
        this.live,
        new URL(path, this.options.origin),
        this.table.findPage(this.live, path),
      );
      const without = job.without.filter((name) => name !== fragment);
      const result = await this.pool.run({ ...job, without }, true);
      if (fragment && result.kind === 'html' && result.missing.includes(fragment)) return false;
    }
    this.options.log.info({ remote, version, path, fragment }, 'works again');
    return true;
  }
}
