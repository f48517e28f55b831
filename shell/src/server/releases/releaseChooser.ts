import path from 'node:path';
import type { RemoteName } from '@shop/contracts/remotes';
import type { Logger } from 'pino';
import { limit } from '../../remotes/limit';
import { type Canary, type Pointer, type Registry, toReason } from '../composition/registry';
import { verifyFiles } from '../composition/shellFiles';
import type { PageRenderer } from '../rendering/pageRenderer';

/** Milliseconds after which a version that was refused, and that the registry still wants, is tried again. */
export const RETRY_MS = 3000;
const LOAD_MS = 10_000;
const MAX_TRIED = 4;

export type ChooserOptions = {
  renderer: Pick<PageRenderer, 'warm'>;
  /** Why a version is not on this host, where the object store is the reason. */
  getFetchFault?: ((app: string, version: string) => string | null) | undefined;
  releasesDir: string;
  log: Logger;
};

type Release = Pick<Pointer, 'app' | 'version'>;

/** Of a release that is wanted or live; a canary's key is its salt. */
export const toKey = ({ app, version }: Release) => `${app}/${version}`;

export class ReleaseChooser {
  private readonly verdicts = new Map<string, { reason: string | null; againAt: number }>();
  private readonly asked = new Set<string>();

  constructor(private readonly options: ChooserOptions) {}

  getReason = (key: string) => this.verdicts.get(key)?.reason ?? null;

  /** What a round did not ask for is neither wanted nor live any more. */
  forgetUnasked() {
    for (const key of this.verdicts.keys()) if (!this.asked.has(key)) this.verdicts.delete(key);
    this.asked.clear();
  }

  markSuspect(key: string) {
    const verdict = this.verdicts.get(key);
    if (verdict) verdict.againAt = 0;
  }

  /** Looks at a release once, at its files first. What `check` throws is tried again after a while; what it returns is final. */
  async judge(release: Release, check: () => Promise<string | null>, key = toKey(release)) {
    const { getFetchFault, releasesDir, log } = this.options;
    const { app, version } = release;
    const known = this.verdicts.get(key);
    this.asked.add(key);
    if (known && performance.now() < known.againAt) return known.reason;
    const verdict = { reason: known?.reason ?? null, againAt: Number.POSITIVE_INFINITY };
    this.verdicts.set(key, verdict);
    try {
      await verifyFiles(path.join(releasesDir, app, version));
      verdict.reason = await check();
    } catch (error) {
      verdict.reason = getFetchFault?.(app, version) ?? toReason(error);
      verdict.againAt = performance.now() + RETRY_MS;
    }
    const { reason } = verdict;
    if (reason !== null) log.error({ app, version, reason }, 'release refused, the one before it stays');
    return reason;
  }

  /** The version of a remote that holds among what is live, the wanted one first; the wanted one where none does. */
  async choose(current: Registry, name: RemoteName, pointer: Pointer): Promise<Pointer> {
    const live = current.remotes[name];
    const before = (pointer.before ?? []).map((version) => ({ ...pointer, version }));
    for (const one of [pointer, ...(live ? [live] : []), ...before].slice(0, MAX_TRIED)) {
      const reason = await this.judge(one, () => this.load(current, name, one));
      if (reason === null) return one;
    }
    return pointer;
  }

  async admit(canaries: Canary[], live: Registry): Promise<Canary[]> {
    for (const { salt, name, pointer } of canaries)
      await this.judge(pointer, () => this.load(live, name, pointer), salt);
    // One may have been ended meanwhile.
    return canaries.filter(({ salt }) => this.getReason(salt) === null);
  }

  close({ salt }: Canary) {
    this.verdicts.set(salt, { reason: 'it was ended', againAt: Number.POSITIVE_INFINITY });
  }

  private async load(live: Registry, name: RemoteName, pointer: Pointer) {
    const registry = { remotes: { ...live.remotes, [name]: pointer } };
    await limit(this.options.renderer.warm(registry, name), LOAD_MS, `loading ${name}`);
    return null;
  }
}
