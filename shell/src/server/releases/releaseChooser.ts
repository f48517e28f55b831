import path from 'node:path';
import type { RemoteName } from '@shop/contracts/remotes';
import type { Logger } from 'pino';
import { limit } from '../../remotes/limit';
import { type Pointer, type Registry, toReason } from '../composition/registry';
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

type RefusedRelease = { refused: { version: string; reason: string }; againAt: number };

export class ReleaseChooser {
  readonly refusals = new Map<string, RefusedRelease>();
  readonly suspects = new Set<string>();

  constructor(private readonly options: ChooserOptions) {}

  isDue(): boolean {
    const isTime = [...this.refusals.values()].some(({ againAt }) => performance.now() > againAt);
    return this.suspects.size > 0 || isTime;
  }

  /** Nothing is due of a remote that has left the registry. */
  keepOnly(names: string[]) {
    for (const known of [this.refusals, this.suspects])
      for (const name of known.keys()) if (!names.includes(name)) known.delete(name);
  }

  /** The version of a remote that holds among what is live, the wanted one first; the wanted one where none does. */
  async choose(current: Registry, name: RemoteName, pointer: Pointer): Promise<Pointer> {
    if (this.refusals.get(name)?.refused.version !== pointer.version) this.refusals.delete(name);
    const live = current.remotes[name];
    const isForced = this.suspects.delete(name);
    if (live?.version === pointer.version && !isForced && !this.refusals.has(name)) return pointer;
    const before = (pointer.before ?? []).map((version) => ({ ...pointer, version }));
    const candidates = [pointer, ...(live ? [live] : []), ...before].slice(0, MAX_TRIED);
    for (const [index, candidate] of candidates.entries()) {
      const { version } = candidate;
      if (candidates.findIndex((one) => one.version === version) < index) continue;
      const isWanted = version === pointer.version;
      const reason = await this.load(current, name, candidate, isForced || isWanted || candidate !== live);
      if (reason === null) {
        if (isWanted) this.refusals.delete(name);
        return candidate;
      }
      this.options.log.error({ remote: name, version, reason }, 'release refused, the one before it stays');
      const againAt = performance.now() + RETRY_MS;
      if (isWanted) this.refusals.set(name, { refused: { version, reason }, againAt });
    }
    return pointer;
  }

  async load(live: Registry, name: RemoteName, pointer: Pointer, isForced: boolean): Promise<string | null> {
    const registry = { remotes: { ...live.remotes, [name]: pointer } };
    const { app, version } = pointer;
    try {
      if (isForced) await verifyFiles(path.join(this.options.releasesDir, app, version));
      await limit(this.options.renderer.warm(registry, name, isForced), LOAD_MS, `loading ${name}`);
      return null;
    } catch (error) {
      return this.options.getFetchFault?.(app, version) ?? toReason(error);
    }
  }
}
