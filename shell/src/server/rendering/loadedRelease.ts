import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@shop/contracts/remotes';
import { attempt } from '../../attempt';
import { limit } from '../../remotes/limit';
import type { Pointer } from '../composition/registry';
import { fileAddress } from '../composition/shellFiles';
import { evaluateRelease } from './container';

export const LOAD_MS = 1500;

type PageFiles = { js: string[]; css: string[] };

/** One version of a remote, evaluated once and kept as long as a composition names it. */
export class LoadedRelease {
  readonly folder: string;
  private evaluated: ReturnType<typeof evaluateRelease> | null = null;
  /** Modules that have arrived: every request asks for one, and needs no time limit any more. */
  private readonly arrived = new Map<string, unknown>();
  private assets: Record<string, PageFiles> | null = null;

  constructor(
    readonly name: RemoteName,
    readonly pointer: Pointer,
    releasesDir: string,
    private readonly loadMs: number,
  ) {
    this.folder = path.join(releasesDir, pointer.app, pointer.version);
  }

  listFiles(chunk: string): PageFiles {
    const { app, devEntry } = this.pointer;
    const base = devEntry ? new URL('.', devEntry).href : fileAddress(app, '');
    const file = path.join(this.folder, 'client/assets.json');
    // The list that the build wrote; where the release is broken, hints are no reason to fail.
    this.assets ??= attempt(() => JSON.parse(readFileSync(file, 'utf8')), null);
    const { js = [], css = [] } = this.assets?.[chunk] ?? {};
    return { js: js.map((file) => base + file), css: css.map((file) => base + file) };
  }

  has(expose: string) {
    return this.arrived.has(expose);
  }

  async load(expose: string): Promise<unknown> {
    if (this.arrived.has(expose)) return this.arrived.get(expose);
    this.evaluated ??= evaluateRelease(this.folder, this.name, this.pointer.version);
    const module = this.evaluated.then(async ({ container }) => (await container.get(`./${expose}`))());
    try {
      const loaded = await limit(module, this.loadMs, `${this.name}/${expose}`);
      this.arrived.set(expose, loaded);
      return loaded;
    } catch (error) {
      this.evaluated = null;
      throw error;
    }
  }

  /** A bundler keeps a failed chunk for ever: what lacked a file is evaluated afresh, for the disk may have it then. */
  async forgetUnsound() {
    const known = await this.evaluated?.catch(() => null);
    if (known?.isWhole === false) this.forget();
  }

  forget() {
    this.evaluated = null;
    this.assets = null;
    this.arrived.clear();
  }
}
