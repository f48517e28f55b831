import { CART_CONTRACT_VERSION } from '@shop/contracts/cart';
import { remoteEntries } from '@shop/contracts/remoteIds';
import { reservedSegments } from '@shop/node/http/reservedSegments';
import { declarationSchema, manifestSchema } from '@shop/node/object-store/releaseManifest';
import type { NextFunction, Request, Response } from 'express';
import { computeId, type Registry } from '../../composition/registry';
import type { ShellConfig } from '../../config';
import { frameComponents } from '../../rendering/checkContract';
import type { PageRenderer } from '../../rendering/pageRenderer';
import { readRelease, shellReleaseSchema } from '../readRelease';
import { MAX_BUNDLE_BYTES } from '../receiving/receiveReleases';
import { jsonSchemas } from './schemas';

export const LIVE_CONTRACT_PATH = '/.well-known/shop-contract.json';
/** Raised by a change that a reader of the document does not understand. */
const FORMAT = 1;

type Options = {
  current: () => Registry;
  renderer: Pick<PageRenderer, 'getPages'>;
  config: Pick<ShellConfig, 'releasesDir' | 'releaseTokens' | 'releaseReceiver'>;
};

const exposedSchema = manifestSchema
  .pick({ platform: true })
  .extend({ remote: declarationSchema.pick({ exposes: true }) });

async function describeContract(registry: Registry, { renderer, config }: Options) {
  const { releasesDir, releaseTokens, releaseReceiver } = config;
  const release = await readRelease(shellReleaseSchema, releasesDir, 'shell', __VERSION__).catch(() => null);
  if (!release) return null;
  const shown: Record<string, string[]> = { shell: frameComponents };
  const components: string[] = [];
  const remotes: Record<string, object> = {};
  for (const [name, { app, version, segments: areas }] of remoteEntries(registry.remotes)) {
    const found = await readRelease(exposedSchema, releasesDir, app, version).catch(() => null);
    const exposes = Object.keys(found?.remote.exposes ?? {}).map((expose) => expose.replace('./', ''));
    const pages = renderer.getPages(registry, name);
    const platform = found?.platform ?? null;
    remotes[name] = { app, version, platform, areas, pages: pages.map(({ path }) => path), exposes };
    shown[name] = pages.flatMap(({ handle }) => handle?.fragments ?? []);
    // A module whose name begins like a component's is one: what others may show.
    components.push(...exposes.filter((one) => /^[A-Z]/.test(one)).map((one) => `${name}/${one}`));
  }
  const shownBy = (component: string) =>
    Object.keys(shown).filter((name) => shown[name]?.includes(component));
  return {
    format: FORMAT,
    composition: computeId(registry),
    shell: __VERSION__,
    platform: { version: release.platform, names: release.platformNames },
    shared: release.shared,
    remotes,
    fragments: Object.fromEntries(components.map((name) => [name, { shownBy: shownBy(name) }])),
    reserved: reservedSegments,
    cartContract: CART_CONTRACT_VERSION,
    schemas: jsonSchemas,
    releases: { isOpen: releaseTokens.length > 0 && releaseReceiver !== null, maxBytes: MAX_BUNDLE_BYTES },
  };
}

export function liveContract(options: Options) {
  return async function answerContract(_req: Request, res: Response, next: NextFunction) {
    const contract = await describeContract(options.current(), options);
    if (contract === null) return next();
    res.setHeader('Cache-Control', 'no-cache');
    res.type('json').send(JSON.stringify(contract, null, 2));
  };
}
