import { CART_CONTRACT_VERSION } from '@shop/contracts/cart';
import { remoteEntries } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';
import type { Registry } from '../../composition/registry';
import { frameFragments } from '../../rendering/frameFragments';
import { computeCompositionId } from '../../rendering/generation';
import type { LoadedRemote } from '../../rendering/messages';
import { reservedSegments } from '../reservedSegments';
import type { Exposed, Given } from './releaseDeclarations';
import { jsonSchemas } from './schemas';

/** Raised by a change that a reader of the document does not understand. */
export const CONTRACT_FORMAT = 1;

type Facts = {
  registry: Registry;
  shell: { version: string; given: Given };
  /** By remote; none for a release that does not say. */
  exposed: Partial<Record<RemoteName, Exposed>>;
  getPages: (name: RemoteName) => LoadedRemote['routes'];
  releases: { isOpen: boolean; maxBytes: number };
};

/** A module whose name begins like a component's is one: what others may show. */
const isFragment = (expose: string) => /^[A-Z]/.test(expose);

/** Who shows a fragment: remotes whose pages name it, and the shell for those of its frame. */
function shownBy(fragment: string, { registry, getPages }: Facts): string[] {
  const remotes = remoteEntries(registry.remotes).filter(([name]) =>
    getPages(name).some(({ handle }) => handle?.fragments?.some((one) => one === fragment)),
  );
  const isFramed = frameFragments.some((one) => one === fragment);
  return [...(isFramed ? ['shell'] : []), ...remotes.map(([name]) => name)];
}

/** What is promised between the parts of a shop that runs now, for a team that cannot look into it. */
export function describeContract(facts: Facts) {
  const { registry, shell, exposed, getPages, releases } = facts;
  const remotes = remoteEntries(registry.remotes).map(([name, { app, version, owner = null, segments }]) => {
    const { platform = null, exposes = [] } = exposed[name] ?? {};
    const pages = getPages(name).map(({ path }) => path);
    return [name, { app, version, owner, platform, areas: segments, pages, exposes }] as const;
  });
  const fragments = remotes.flatMap(([name, { exposes }]) =>
    exposes.filter(isFragment).map((expose) => `${name}/${expose}`),
  );
  return {
    format: CONTRACT_FORMAT,
    composition: computeCompositionId(registry, shell.version),
    shell: shell.version,
    platform: { version: shell.given.platform, names: shell.given.platformNames },
    shared: shell.given.shared,
    remotes: Object.fromEntries(remotes),
    fragments: Object.fromEntries(fragments.map((name) => [name, { shownBy: shownBy(name, facts) }])),
    /** First segments that no remote can have. */
    reserved: reservedSegments,
    cartContract: CART_CONTRACT_VERSION,
    schemas: jsonSchemas(),
    releases,
  };
}
