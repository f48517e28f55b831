import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@shop/contracts/remotes';
import { limit } from '../../remotes/limit';
import type { Pointer } from '../composition/registry';
import { findInvalidFiles, readServerFiles, type ServerFiles } from '../composition/serverFiles';
import { type Container, evaluateContainer } from './container';
import { makeShareScope } from './shareScope';

export type LoadLimits = {
  loadMs: number;
  breakMs: number;
};

export const defaultLimits: LoadLimits = { loadMs: 1500, breakMs: 1500 };

const shareScope = makeShareScope();

export class LoadedRelease {
  readonly folder: string;
  private evaluated: Promise<{ container: Container; files: ServerFiles }> | null = null;
  private readonly modules = new Map<string, Promise<unknown>>();
  /** Modules that have arrived: every request asks for one, and needs no time limit any more. */
  private readonly arrived = new Map<string, unknown>();
  private broken: { error: unknown; until: number } | null = null;

  constructor(
    readonly name: RemoteName,
    readonly pointer: Pointer,
    releasesDir: string,
    private readonly limits: LoadLimits,
  ) {
    this.folder = path.join(releasesDir, pointer.app, pointer.version);
  }

  has(expose: string) {
    return this.arrived.has(expose);
  }

  /** After a failure nothing is loaded for a while, then the release is evaluated afresh for what has not arrived. */
  async load(expose: string): Promise<unknown> {
    if (this.arrived.has(expose)) return this.arrived.get(expose);
    if (this.broken && this.broken.until > Date.now()) throw this.broken.error;
    const module =
      this.modules.get(expose) ??
      this.evaluate().then(async ({ container }) => (await container.get(`./${expose}`))());
    this.modules.set(expose, module);
    try {
      const loaded = await limit(module, this.limits.loadMs, `${this.name}/${expose}`);
      this.broken = null;
      this.arrived.set(expose, loaded);
      return loaded;
    } catch (error) {
      this.broken = { error, until: Date.now() + this.limits.breakMs };
      this.evaluated = null;
      this.modules.clear();
      throw error;
    }
  }

  /** Evaluates a release that lacked a file afresh once the disk has it: a bundler keeps a failed chunk for ever. */
  async renew(): Promise<boolean> {
    const before = await this.evaluated?.catch(() => null);
    if (!before || before.files.unsound.length === 0) return false;
    if ((await readServerFiles(this.folder)).unsound.length > 0) return false;
    this.forget();
    return true;
  }

  async verify() {
    if (!existsSync(path.join(this.folder, 'release.json'))) throw new Error('its release.json is missing');
    const [unsound] = this.pointer.devEntry ? [] : await findInvalidFiles(this.folder);
    if (unsound) throw new Error(`${unsound} is missing or differs from what release.json promises`);
    await this.renew();
  }

  forget() {
    this.evaluated = null;
    this.modules.clear();
    this.arrived.clear();
  }

  private evaluate() {
    const { name, folder, pointer } = this;
    this.evaluated ??= readServerFiles(folder).then(async (files) => {
      const server = path.join(folder, 'server');
      return { files, container: await evaluateContainer(server, files, name, shareScope, pointer.version) };
    });
    return this.evaluated;
  }
}
