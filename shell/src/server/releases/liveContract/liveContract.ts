import { remoteEntries } from '@shop/contracts/remoteIds';
import type { NextFunction, Request, Response } from 'express';
import type { Registry } from '../../composition/registry';
import type { ShellConfig } from '../../config';
import { computeId } from '../../rendering/generation';
import type { PageRenderer } from '../../rendering/pageRenderer';
import { MAX_BUNDLE_BYTES } from '../receiving/receiveReleases';
import { describeContract } from './describeContract';
import { readCapabilities, readExposed } from './releaseDeclarations';

export const LIVE_CONTRACT_PATH = '/.well-known/shop-contract.json';

type Options = {
  /** The live composition. */
  current: () => Registry;
  renderer: Pick<PageRenderer, 'getPages'>;
  config: Pick<ShellConfig, 'releasesDir' | 'releaseTokens' | 'releaseReceiver'>;
  shellVersion: string;
};

/** GET /.well-known/shop-contract.json: what a team elsewhere may rely on, and what it must not take. */
export function liveContract({ current, renderer, config, shellVersion }: Options) {
  const { releasesDir, releaseTokens, releaseReceiver } = config;
  const releases = {
    isOpen: releaseTokens.length > 0 && releaseReceiver !== null,
    maxBytes: MAX_BUNDLE_BYTES,
  };
  let made: { id: string; text: string } | null = null;

  async function describe(registry: Registry): Promise<string | null> {
    const id = computeId(registry);
    if (made?.id === id) return made.text;
    const given = await readCapabilities(releasesDir, shellVersion);
    if (!given) return null;
    const read = remoteEntries(registry.remotes).map(async ([name, { app, version }]) => {
      const exposed = await readExposed(releasesDir, app, version);
      return exposed ? [[name, exposed] as const] : [];
    });
    const exposed = Object.fromEntries((await Promise.all(read)).flat());
    const getPages = (name: keyof Registry['remotes']) => renderer.getPages(registry, name);
    const shell = { version: shellVersion, given };
    const text = JSON.stringify(describeContract({ registry, shell, exposed, getPages, releases }), null, 2);
    // A remote that has not been loaded yet tells its pages later.
    if (remoteEntries(registry.remotes).every(([name]) => getPages(name).length > 0)) made = { id, text };
    return text;
  }

  return async function answerContract(_req: Request, res: Response, next: NextFunction) {
    const text = await describe(current());
    if (text === null) return next();
    // Asked again each time: a release may have changed it.
    res.setHeader('Cache-Control', 'no-cache');
    res.type('json').send(text);
  };
}
