import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fetchFile, fetchRelease, readManifest } from '@shop/node/object-store/fetchRelease';
import { type OfferAnswer, removeHost, reportHost } from '@shop/node/object-store/hostReports';
import { NotInStore, type ObjectStore } from '@shop/node/object-store/objectStore';
import { type FoundRegistry, readStoredRegistry } from '@shop/node/object-store/registryInStore';
import {
  getPointers,
  getPublic,
  type Pointer,
  type StoredRegistry,
  writeRegistry,
} from '@shop/node/object-store/storedRegistry';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { attempt } from '../../../attempt';
import { toReason } from '../../composition/registry';
import type { Served } from '../servedFiles';
import { startPolling } from '../startPolling';

const LOOK_MS = 500;
/** Milliseconds before a release that could not be fetched is asked for again. */
const AGAIN_MS = 3000;
/** Versions before the live one that are brought as well: pages that visitors have open load files of theirs. */
const BEFORE = 2;
const MAX_MANIFESTS = 300;
/** Milliseconds between two reports that say the same. */
const REPEAT_MS = 20_000;
const END_MS = 1000;

type FetchState = { reason: string | null; isMissing: boolean; againAt: number };

const WHOLE: FetchState = { reason: null, isMissing: false, againAt: Number.POSITIVE_INFINITY };

type Options = { store: ObjectStore; releasesDir: string; registryFile: string; host: string; log: Logger };

/** A command on this host may write what it had read before the last change. */
async function isOlder(file: string, { generation }: StoredRegistry) {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return !(attempt(() => JSON.parse(text).generation, 0) >= generation);
}

const listReleases = (registry: StoredRegistry, pick: (pointer: Pointer) => string[]) =>
  getPointers(registry).flatMap((pointer) => pick(pointer).map((version) => `${pointer.app}/${version}`));

export class StoreMirror {
  private known: FoundRegistry | undefined;
  /** By the releases that the registry names: '<app>/<version>'. */
  private readonly states = new Map<string, FetchState>();
  private answeredAt = performance.now();
  private bringingRest: Promise<void> | null = null;
  private readonly end = new AbortController();
  private readonly manifests = new LRUCache<string, Record<string, string>, string>({
    max: MAX_MANIFESTS,
    fetchMethod: (name, _stale, { context: digest }) => readManifest(this.options.store, name, digest),
  });
  private readonly fetching = new Map<string, Promise<Buffer | null>>();
  private reported = { news: '', at: 0 };
  private reporting: Promise<void> | null = null;

  constructor(private readonly options: Options) {}

  begin = (): Promise<void> =>
    new Promise((resolve) => {
      void startPolling({
        everyMs: () => LOOK_MS,
        poll: () => this.look().then(resolve),
        onError: (reason) => this.options.log.error({ reason }, 'object store cannot be followed'),
        signal: this.end.signal,
      });
    });

  /** Where another front of this host has taken over, it goes on reporting. */
  stop = async (isReplaced: boolean) => {
    this.end.abort();
    if (isReplaced) return;
    const { store, host } = this.options;
    const removed = Promise.resolve(this.reporting).then(() => removeHost(store, host));
    await Promise.race([removed.catch(() => undefined), setTimeout(END_MS)]);
  };

  /** To be called every second. What comes while a report is on its way waits for the next call. */
  report = async (served: Served) => {
    if (this.reporting) return;
    const { store, host, log } = this.options;
    const told = { ...served, offers: this.answers() };
    // These change all the time.
    const news = JSON.stringify({ ...told, aliveAt: 0, pages: {}, openBreakers: [] });
    if (news === this.reported.news && performance.now() - this.reported.at < REPEAT_MS) return;
    this.reporting = reportHost(store, host, told).then(
      () => {
        this.reported = { news, at: performance.now() };
      },
      (error) => log.debug({ reason: String(error) }, 'cannot report what is served'),
    );
    await this.reporting;
    this.reporting = null;
  };

  getReason = (app: string, version: string) => this.states.get(`${app}/${version}`)?.reason ?? null;
  missing = () => [...this.states].flatMap(([name, state]) => (state.isMissing ? name : []));
  silentMs = () => performance.now() - this.answeredAt;
  answers = (): Record<string, OfferAnswer> => {
    const answered = Object.entries(this.known?.registry.offered ?? {}).flatMap(([name, until]) => {
      const state = this.states.get(name);
      return state ? [[name, { until, reason: state.reason }]] : [];
    });
    return Object.fromEntries(answered);
  };
  markStoreSuspect = (app: string, version: string) =>
    void this.states.set(`${app}/${version}`, { ...WHOLE, reason: 'a file was corrupt', againAt: 0 });

  /**
   * A file that no folder of this host has, of any release whose name begins with `start`, '<app>/' or '<app>/<version>/': fetched
   * once for all who wait, and verified. Null where no release that visitors were shown has it, or the store is away.
   */
  fetchFile = (start: string, file: string): Promise<Buffer | null> => {
    const address = start + file;
    const running =
      this.fetching.get(address) ??
      this.findFile(start, file)
        .catch(() => null)
        .finally(() => this.fetching.delete(address));
    this.fetching.set(address, running);
    return running;
  };

  private async findFile(start: string, file: string) {
    const registry = this.known?.registry;
    for (const name of registry ? getPublic(registry) : []) {
      const digest = registry?.digests[name];
      if (!digest || !`${name}/`.startsWith(start)) continue;
      const place = `${name}/client/${file}`;
      const hash = (await this.manifests.fetch(name, { context: digest }))?.[place];
      if (hash) return fetchFile(this.options.store, place, hash);
    }
    return null;
  }

  private async bring(name: string, wanted: StoredRegistry) {
    const { store, releasesDir, log } = this.options;
    const digest = wanted.digests[name];
    const before = this.states.get(name);
    if (!digest || (before && before.againAt > performance.now())) return;
    const [app, version] = name.split('/');
    try {
      const files = await fetchRelease(store, releasesDir, name, digest);
      // A file may have been found corrupt meanwhile.
      if (this.states.get(name) === before) this.states.set(name, WHOLE);
      if (files > 0) log.info({ app, version, files }, 'release fetched');
    } catch (error) {
      const [reason, isMissing] = [toReason(error), error instanceof NotInStore];
      this.states.set(name, { reason, isMissing, againAt: performance.now() + AGAIN_MS });
      const message = isMissing ? 'release is missing in the object store' : 'release cannot be fetched';
      log.error({ app, version, reason }, message);
    }
  }

  private async bringAll(names: string[], wanted: StoredRegistry) {
    for (const name of names) await this.bring(name, wanted);
  }

  private async look() {
    const { store, registryFile } = this.options;
    const found = await readStoredRegistry(store, this.known);
    this.answeredAt = performance.now();
    const { registry: wanted } = found;
    const isNew = found !== this.known;
    const shown = listReleases(wanted, ({ version, canary }) => [version, canary?.version ?? version]);
    const earlier = listReleases(wanted, ({ before }) => before.slice(0, BEFORE));
    const others = [...Object.keys(wanted.offered), ...earlier];
    const named = new Set([...shown, ...others]);
    // Of an offer that is made again, what became of the one before says nothing.
    for (const [name, state] of this.states)
      if (!named.has(name) || (isNew && state !== WHOLE)) this.states.delete(name);
    await this.bringAll(shown, wanted);
    if (isNew || (await isOlder(registryFile, wanted))) await writeRegistry(registryFile, wanted);
    this.known = found;
    // Not awaited: a rollback waits for nothing that is not shown.
    this.bringingRest ??= this.bringAll(others, wanted).finally(() => {
      this.bringingRest = null;
    });
  }
}
