import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type OfferAnswer, removeHost, reportHost } from '@shop/node/object-store/hostReports';
import type { ObjectStore } from '@shop/node/object-store/objectStore';
import type { Logger } from 'pino';
import type { Served } from '../servedFiles';

const REPEAT_MS = 20_000;
const END_MS = 1000;

type Options = {
  store: ObjectStore;
  folder: string;
  host: string;
  offers: () => Record<string, OfferAnswer>;
  log: Logger;
};

/** Tells in the object store what this host shows, for the commands that wait for it on every host. */
export function reportServed({ store, folder, host, offers, log }: Options) {
  let told = '';
  let toldAt = 0;
  let telling: Promise<void> | null = null;

  /** To be called every second. What comes while a report is on its way waits for the next call. */
  async function report(served: Served) {
    if (telling) return;
    const { generation, shell, remotes, canaries } = served;
    const news = JSON.stringify([generation, shell, remotes, canaries, offers()]);
    if (news === told && performance.now() - toldAt < REPEAT_MS) return;
    telling = reportHost(store, host, { ...served, offers: offers() }).then(
      () => {
        [told, toldAt] = [news, performance.now()];
      },
      (error) => log.debug({ reason: String(error) }, 'what is served cannot be told'),
    );
    await telling;
    telling = null;
  }

  return {
    report,
    async stop() {
      // Where another front of this host has taken over, it goes on telling.
      const text = await readFile(path.join(folder, 'served.json'), 'utf8').catch(() => null);
      if (text && JSON.parse(text).pid !== process.pid) return;
      const late = new Promise((resolve) => setTimeout(resolve, END_MS).unref());
      const removed = Promise.resolve(telling).then(() => removeHost(store, host));
      await Promise.race([removed.catch(() => undefined), late]);
    },
  };
}
