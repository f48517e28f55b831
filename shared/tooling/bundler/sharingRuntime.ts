/**
 * The runtime of a remote's container in the browser, in place of the federation's own: a remote of this shop takes what it shares
 * from its host's scope, brings no shared module and loads no other remote. Its container speaks the protocol as any does.
 */

type Factory = () => unknown;
type Shared = { lib?: Factory | undefined; get?: () => Factory | Promise<Factory> };
/** The host's shared modules by name and version. */
export type Scope = Record<string, Record<string, Shared>>;
type BundlerRequire = {
  S: { default?: Scope };
  m: Record<number, (module: { exports: unknown }) => void>;
};
type Chunk = {
  chunkId: string;
  promises: Promise<unknown>[];
  installedModules: Record<number, Promise<unknown>>;
  webpackRequire: BundlerRequire;
  chunkMapping: Record<string, number[]>;
  moduleToHandlerMapping: Record<number, { shareKey: string }>;
};

/** Gives a shared module: of its versions the one that is loaded, else the last. @throws when the host has none */
async function take(scope: Scope | undefined, key: string) {
  const versions = Object.values(scope?.[key] ?? {});
  const shared = versions.find(({ lib }) => lib) ?? versions.at(-1);
  if (!shared) throw new Error(`The host does not share ${key}.`);
  return shared.lib ?? shared.get?.();
}

/** Before a chunk is run: the shared modules that it needs, each under the number that its code knows it by. */
function consumes({
  chunkId,
  promises,
  chunkMapping,
  moduleToHandlerMapping,
  installedModules,
  webpackRequire,
}: Chunk) {
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= take(webpackRequire.S.default, moduleToHandlerMapping[id]?.shareKey ?? '').then(
      (factory) => {
        webpackRequire.m[id] = (module) => {
          module.exports = factory?.();
        };
      },
      (error) => {
        // The next try asks again.
        delete installedModules[id];
        throw error;
      },
    );
    promises.push(installedModules[id]);
  }
}

/** The host opens the container: everything shared comes from its scope. */
function initContainerEntry({
  webpackRequire,
  shareScope,
}: {
  webpackRequire: BundlerRequire;
  shareScope: Scope;
}) {
  webpackRequire.S.default = shareScope;
  return true;
}

/** An entry holds exposes alone: nothing shared is needed before one is asked for. */
function installInitialConsumes() {}

export default { bundlerRuntime: { S: {}, consumes, initContainerEntry, init() {}, installInitialConsumes } };
