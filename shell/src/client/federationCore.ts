import type { ShareScope } from '../remotes/shareScope';

type InstanceOptions = { name: string; version?: string };

/**
 * As much of a federation instance as a remote asks for that shares modules of its host and uses no other remote: the
 * scope that it was given, and the modules in it.
 */
class SharingInstance {
  readonly shareScopeMap: Record<string, ShareScope> = {};
  readonly name: string;

  constructor(readonly options: InstanceOptions) {
    this.name = options.name;
  }
  initOptions() {
    return this.options;
  }
  initShareScopeMap(name: string, scope: ShareScope) {
    this.shareScopeMap[name] = scope;
  }
  /** Everything is in the scope already. */
  initializeSharing() {
    return [];
  }
  registerShared() {}
  async loadShare(key: string) {
    return this.loadShareSync(key);
  }
  /** @throws when the shell does not share the module: the release was built for another shell */
  loadShareSync(key: string): () => unknown {
    const [shared] = Object.values(this.shareScopeMap.default?.[key] ?? {});
    if (!shared) throw new Error(`The shell does not share ${key} with ${this.name}.`);
    return shared.lib;
  }
}

const instances: SharingInstance[] = [];

/**
 * The federation's core as the remotes' builds expect it (`externalRuntime`), without what this shop has no use for:
 * manifests, snapshots, plugins, loading of remotes by remotes. A hundredth of the size.
 */
const federationCore = {
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: instances } },
  ModuleFederation: SharingInstance,
  helpers: { global: {}, share: {} },
  getGlobalFederationConstructor: () => SharingInstance,
  setGlobalFederationConstructor() {},
  setGlobalFederationInstance: (instance: SharingInstance) => void instances.push(instance),
};

export function provideFederationCore() {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: federationCore });
}
