import { listRemotes, parseRemoteId } from '@shop/contracts/remoteIds';
import type { RemoteComponentName, RemoteName } from '@shop/contracts/remotes';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { getArea } from '../../areas';
import { matchPage } from '../../routing/matchPage';
import { type Registry, toReason } from '../composition/registry';
import { type BreakerTarget, CircuitBreakers } from './circuitBreakers';
import { RendererLostError, toJobFields } from './jobs';
import type { LoadedRemote, PartName, RenderJob, RenderResult } from './messages';
import type { PoolEvents, RendererPool } from './rendererPool';

/** Versions whose pages stay known: the live ones, which every request asks for, those of previews, and of the composition before. */
const MAX_VERSIONS = 40;

type Pool = Pick<RendererPool, 'start' | 'run' | 'load' | 'state' | 'stop'>;
type Options = { createPool: (events: PoolEvents) => Pool; origin: string; log: Logger };

const toKey = ({ remotes }: Registry, name: RemoteName) => `${name} ${remotes[name]?.version}`;
const isComponent = (name: PartName): name is RemoteComponentName => name.includes('/');
const findOwner = (name: PartName) => (isComponent(name) ? parseRemoteId(name).remote : name);

/** A remote, or a remote component with the page that showed it. */
function toTarget({ remotes }: Registry, name: PartName, shownOn: string | null = null): BreakerTarget {
  const remote = findOwner(name);
  const version = remotes[remote]?.version ?? '';
  const [path, fragment] = isComponent(name) ? [shownOn, name] : [null, null];
  return { remote, version, path, route: null, fragment };
}

export class PageRenderer {
  private live: Registry = { remotes: {} };
  private readonly loaded = new LRUCache<string, LoadedRemote>({ max: MAX_VERSIONS });
  readonly breakers = new CircuitBreakers((target) => this.probe(target));
  readonly pool: Pool;

  constructor(private readonly options: Options) {
    this.pool = options.createPool({
      toLoad: () =>
        listRemotes(this.live.remotes)
          .filter((name) => !this.breakers.isOpen(toTarget(this.live, name)))
          .map((name) => ({ kind: 'load', registry: this.live, name })),
      onLoaded: ({ registry, name }, loaded) => this.loaded.set(toKey(registry, name), loaded),
      onFailed: ({ registry, ...job }) => {
        const page = job.kind === 'render' && this.plan(registry, new URL(job.url)).page;
        const failed = job.kind === 'load' ? toTarget(registry, job.name) : page;
        if (failed) this.breakers.open(failed);
      },
    });
  }

  start(registry: Registry): Promise<void> {
    this.live = registry;
    return this.pool.start();
  }

  show(registry: Registry) {
    this.live = registry;
    // Nobody asks again for what was replaced.
    for (const target of this.breakers.list()) if (!this.findShown(target)) this.breakers.close(target);
  }

  /** Evaluates and checks a release of a remote, unless it is known and live: renderers begin with those. @throws where it does not hold */
  async warm(registry: Registry, name: RemoteName) {
    const key = toKey(registry, name);
    const isKnown = this.loaded.has(key);
    if (isKnown && key === toKey(this.live, name)) return;
    await this.pool.load({ kind: 'load', registry, name }, isKnown);
    this.breakers.close(toTarget(registry, name));
  }

  /** Loads what is not known yet of a composition that is not the live one. What does not load shows so on its pages. */
  async prepare(registry: Registry) {
    for (const name of listRemotes(registry.remotes)) {
      const isKnown = this.loaded.has(toKey(registry, name));
      if (isKnown || this.breakers.isOpen(toTarget(registry, name))) continue;
      await this.warm(registry, name).catch((error) => {
        const fields = toJobFields({ kind: 'load', registry, name });
        this.options.log.warn({ ...fields, reason: String(error) }, 'cannot load remote ahead');
      });
    }
  }

  getHandle(registry: Registry, pathname: string) {
    return this.findRoute(registry, pathname)?.handle;
  }

  getPages(registry: Registry, name: RemoteName) {
    return this.loaded.get(toKey(registry, name))?.routes ?? [];
  }

  sitemapPaths(registry: Registry): string[] {
    const remotes = listRemotes(registry.remotes);
    return remotes.flatMap((name) => this.loaded.get(toKey(registry, name))?.sitemapPaths ?? []);
  }

  async render(registry: Registry, url: URL, prices: RenderJob['prices'] = null): Promise<RenderResult> {
    const { job, page, components } = this.plan(registry, url, prices);
    const showPanel = () => this.pool.run({ ...job, isBroken: true });
    if (page && this.breakers.isOpen(page)) return showPanel();
    try {
      const result = await this.pool.run(job);
      const tried = result.missing.filter((name) => !job.without.includes(findOwner(name)));
      this.openFor(job, tried);
      return result;
    } catch (error) {
      const isLost = error instanceof RendererLostError;
      const fields = { ...toJobFields(job), reason: toReason(error) };
      this.options.log.error(fields, isLost ? 'a page lost its renderer' : 'page failed');
      if (!isLost) return showPanel();
    }
    // The first that lost its renderer finds out what was to blame; meanwhile no other request loses one.
    const isTried = page !== null && this.breakers.isOpen(page);
    const suspects = isTried ? [] : components.filter((name) => !job.without.includes(name));
    if (page) this.breakers.open(page);
    const trial = { ...job, without: [...job.without, ...suspects] };
    const result = suspects.length > 0 && (await this.pool.run(trial, true).catch(() => null));
    if (!result) return showPanel();
    this.openFor(job, suspects);
    if (page) this.breakers.close(page);
    return result;
  }

  private findRoute(registry: Registry, pathname: string) {
    const area = getArea(registry.remotes, pathname);
    return area && matchPage(this.getPages(registry, area), pathname)?.page;
  }

  /** The composition in which visitors are shown a version: the live one, or a canary's. */
  private findShown({ remote, version }: Pick<BreakerTarget, 'remote' | 'version'>): Registry | null {
    const { remotes, canaries = [] } = this.live;
    const tried = canaries.filter(({ name }) => name === remote).map(({ pointer }) => pointer);
    const pointer = [remotes[remote], ...tried].find((one) => one?.version === version);
    return pointer ? { remotes: { ...remotes, [remote]: pointer } } : null;
  }

  /** The job of a page without what has an open breaker, the page as a breaker's target, and its remote components. */
  private plan(registry: Registry, { href, pathname: path }: URL, prices: RenderJob['prices'] = null) {
    const area = getArea(registry.remotes, path);
    const route = this.findRoute(registry, path);
    const components = route?.handle?.fragments ?? [];
    const parts: PartName[] = [...listRemotes(registry.remotes), ...components];
    const without = parts.filter((name) => this.breakers.isOpen(toTarget(registry, name)));
    const job: RenderJob = { kind: 'render', registry, url: href, isBroken: false, without, prices };
    const page = area && { ...toTarget(registry, area), path, route: route?.path ?? null };
    return { job, page, components };
  }

  private openFor({ registry, url }: RenderJob, names: PartName[]) {
    const { pathname } = new URL(url);
    for (const name of names) this.breakers.open(toTarget(registry, name, pathname));
  }

  private async probe({ remote, version, path, fragment }: BreakerTarget): Promise<boolean> {
    const registry = this.findShown({ remote, version });
    if (!registry) return true;
    if (path === null) await this.pool.load({ kind: 'load', registry, name: remote });
    else {
      const { job } = this.plan(registry, new URL(path, this.options.origin));
      const without = job.without.filter((name) => name !== fragment);
      const result = await this.pool.run({ ...job, without }, true).catch((error) => {
        // A page that throws costs no renderer: that is no reason to stay open.
        if (error instanceof RendererLostError) throw error;
      });
      if (fragment && result?.missing.includes(fragment)) return false;
    }
    this.options.log.info({ remote, version, path, fragment }, 'works again');
    return true;
  }
}
