import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchRelease } from '@shop/node/object-store/fetchRelease';
import type { OfferAnswer } from '@shop/node/object-store/hostReports';
import { NotInStore, type ObjectStore } from '@shop/node/object-store/objectStore';
import { getPublic, readStoredRegistry, type StoredRegistry } from '@shop/node/object-store/storedRegistry';
import { writeRegistry } from '@shop/node/object-store/writeRegistry';
import type { Logger } from 'pino';
import { startPolling } from '../startPolling';
import { makeFetchStates } from './fetchStates';
import { getEarlier, getShown, splitName } from './registryReleases';
import { makeStoredFiles } from './storedFiles';

const LOOK_MS = 500;

type Options = {
  store: ObjectStore;
  releasesDir: string;
  registryFile: string;
  log: Logger;
};

/** The mark stands before the first file: what is offered is never open to all, not for a moment. */
async function mark(releasesDir: string, name: string, wanted: StoredRegistry) {
  const folder = path.join(releasesDir, name);
  const file = path.join(folder, 'preview.json');
  if (getPublic(wanted).has(name)) return rm(file, { force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify({ until: wanted.offered[name] }));
}

export class StoreMirror {
  private etag: string | null = null;
  private registry: StoredRegistry | null = null;
  private readonly states;
  private answeredAt = Date.now();
  private stopPolling = () => {};
  readonly fetchFile;

  constructor(private readonly options: Options) {
    this.states = makeFetchStates(options.log);
    this.fetchFile = makeStoredFiles(options.store, () => this.registry);
  }

  begin = (): Promise<void> =>
    new Promise((resolve) => {
      this.stopPolling = startPolling({
        everyMs: () => LOOK_MS,
        poll: () => this.look(),
        onError: (reason) => this.options.log.error({ reason }, 'object store cannot be followed'),
        onPolled: () => {
          if (this.registry) resolve();
        },
      });
    });

  stop = () => this.stopPolling();
  getReason = (app: string, version: string) => this.states.getReason(`${app}/${version}`);
  missing = () => this.states.missing();
  silentMs = () => Date.now() - this.answeredAt;
  /** What became of each offered release that was asked for. */
  answers = (): Record<string, OfferAnswer> => {
    const answered = Object.entries(this.registry?.offered ?? {}).flatMap(([name, until]) => {
      const reason = this.states.getReason(name);
      return reason !== null || this.states.isWhole(name) ? [[name, { until, reason }]] : [];
    });
    return Object.fromEntries(answered);
  };
  markStoreSuspect = (app: string, version: string) => this.states.markCorrupt(`${app}/${version}`);

  private async bring(name: string, wanted: StoredRegistry) {
    const { store, releasesDir, log } = this.options;
    const digest = wanted.digests[name];
    if (!digest) return;
    try {
      await mark(releasesDir, name, wanted);
      if (this.states.isWhole(name)) return;
      const release = splitName(name);
      const files = await fetchRelease(store, releasesDir, { ...release, digest });
      this.states.markWhole(name);
      if (files > 0) log.info({ ...release, files }, 'release fetched');
    } catch (error) {
      this.states.note(name, error);
    }
  }

  /** Takes a changed registry; of one that has not changed, what could not be fetched and is due. */
  private async look() {
    const { states } = this;
    const { store, registryFile } = this.options;
    const found = await readStoredRegistry(store, this.etag);
    if (found && !found.etag) throw new NotInStore('there is no registry in it');
    this.answeredAt = Date.now();
    const wanted = found?.registry ?? this.registry;
    if (!wanted) return;
    const isDue = (name: string) => found !== null || states.isDue(name);
    const [shown, offered, earlier] = [getShown(wanted), Object.keys(wanted.offered), getEarlier(wanted)];
    for (const name of shown.filter(isDue)) await this.bring(name, wanted);
    if (found) {
      await writeRegistry(registryFile, wanted);
      this.registry = found.registry;
      this.etag = found.etag;
    }
    for (const name of [...offered, ...earlier].filter(isDue)) await this.bring(name, wanted);
    states.keepOnly(new Set([...shown, ...offered, ...earlier]));
  }
}
