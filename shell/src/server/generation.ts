import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CartModule } from '@shop/contracts/cart';
import type { FragmentComponent, FragmentName, RemoteName, RoutesModule } from '@shop/contracts/remotes';
import type { Composition } from '../boot';
import { limit } from '../remotes/limit';
import { type Container, evaluateContainer } from './container';
import type { Registry } from './registry';
import { makeShareScope } from './shareScope';

type PageFiles = { js: string[]; css: string[] };

/** Modules by the id under which federation knows them. */
export type RemoteModules = {
  [Id in `${RemoteName}/routes`]: RoutesModule;
} & { [Name in FragmentName]: { default: FragmentComponent<Name> } } & {
  'mf_cart/cartSlice': { cartModule: CartModule };
};

export type GenerationLimits = {
  /** Milliseconds that loading one module may take. */
  loadMs: number;
  /** Milliseconds for which a remote that failed is not asked again. */
  breakMs: number;
};

const defaultLimits: GenerationLimits = { loadMs: 1500, breakMs: 5000 };

/** The list that the build wrote; empty where the release is broken: hints are no reason to fail. */
function readAssets(file: string): Record<string, PageFiles> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** One immutable composition of releases, evaluated in this process. A change of the registry makes a new one. */
export class Generation {
  readonly id: string;
  readonly composition: Composition;
  private readonly scope = makeShareScope();
  private readonly containers = new Map<RemoteName, Promise<Container>>();
  private readonly modules = new Map<string, Promise<unknown>>();
  /** Modules that have arrived: every request asks for one, and needs no time limit any more. */
  private readonly arrived = new Map<string, unknown>();
  private readonly files = new Map<string, Record<string, PageFiles>>();
  private readonly broken = new Map<RemoteName, { error: unknown; until: number }>();

  constructor(
    readonly registry: Registry,
    private readonly releasesDir: string,
    private readonly limits: GenerationLimits = defaultLimits,
  ) {
    this.id = JSON.stringify(registry.remotes);
    this.composition = Object.fromEntries(
      Object.entries(registry.remotes).map(([name, { app, version, devEntry }]) => [
        name,
        { version, entry: devEntry ?? `/r/${app}/${version}/client/remoteEntry.js` },
      ]),
    );
  }

  /**
   * A module of a remote, within the time limit. A remote that failed is not asked again for a while (the breaker),
   * then evaluated afresh.
   */
  load<Id extends keyof RemoteModules>(id: Id): Promise<RemoteModules[Id]> {
    const [name, expose] = id.split('/') as [RemoteName, string];
    const breaker = this.broken.get(name);
    if (breaker && breaker.until > Date.now()) return Promise.reject(breaker.error);
    if (this.arrived.has(id)) return Promise.resolve(this.arrived.get(id) as RemoteModules[Id]);
    let module = this.modules.get(id);
    if (!module) {
      module = this.container(name).then(async (container) => (await container.get(`./${expose}`))());
      this.modules.set(id, module);
    }
    return limit(module, this.limits.loadMs, id).then(
      (loaded) => {
        this.broken.delete(name);
        this.arrived.set(id, loaded);
        return loaded as RemoteModules[Id];
      },
      (error) => {
        this.reportFailure(name, error);
        throw error;
      },
    );
  }

  /** Opens the breaker of a remote whose page failed, hung or threw. */
  reportFailure(name: RemoteName, error: unknown) {
    this.broken.set(name, { error, until: Date.now() + this.limits.breakMs });
    this.containers.delete(name);
    for (const kept of [this.modules, this.arrived]) {
      for (const id of kept.keys()) if (id.startsWith(`${name}/`)) kept.delete(id);
    }
  }

  /** Addresses of the files of a named chunk of a remote; none where the build knows no such chunk. */
  filesOf(name: RemoteName, chunk: string): PageFiles {
    const pointer = this.registry.remotes[name];
    if (!pointer || pointer.devEntry) return { js: [], css: [] };
    const base = `/r/${pointer.app}/${pointer.version}/client/`;
    const files = this.assets(pointer.app, pointer.version)[chunk] ?? { js: [], css: [] };
    return { js: files.js.map((file) => base + file), css: files.css.map((file) => base + file) };
  }

  /** Version of the platform surface that a remote's release was built for. @throws without a release.json */
  platformOf(name: RemoteName): string {
    const pointer = this.registry.remotes[name];
    if (!pointer) throw new Error(`${name} is not in the registry`);
    const file = path.join(this.releasesDir, pointer.app, pointer.version, 'release.json');
    return JSON.parse(readFileSync(file, 'utf8')).platform;
  }

  private assets(app: string, version: string): Record<string, PageFiles> {
    const known = this.files.get(app);
    if (known) return known;
    const assets = readAssets(path.join(this.releasesDir, app, version, 'client/assets.json'));
    this.files.set(app, assets);
    return assets;
  }

  private container(name: RemoteName): Promise<Container> {
    const known = this.containers.get(name);
    if (known) return known;
    const pointer = this.registry.remotes[name];
    if (!pointer) return Promise.reject(new Error(`${name} is not in the registry`));
    const folder = path.join(this.releasesDir, pointer.app, pointer.version, 'server');
    const container = evaluateContainer(folder, name, this.scope, pointer.version);
    this.containers.set(name, container);
    return container;
  }
}
