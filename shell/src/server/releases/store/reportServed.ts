import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { removeHost, reportHost } from '@shop/node/object-store/hostReports';
import type { ObjectStore } from '@shop/node/object-store/objectStore';
import type { Logger } from 'pino';
import type { Served } from '../servedFiles';

const REPEAT_MS = 20_000;
const END_MS = 1000;

type Options = { store: ObjectStore; folder: string; host: string; log: Logger };

export function reportServed({ store, folder, host, log }: Options) {
  let reported = '';
  let reportedAt = 0;
  let pending: Promise<void> | null = null;

  /** To be called every second. What comes while a report is on its way waits for the next call. */
  async function report(served: Served) {
    if (pending) return;
    const { generation, shell, remotes, canaries, offers } = served;
    const news = JSON.stringify([generation, shell, remotes, canaries, offers]);
    if (news === reported && performance.now() - reportedAt < REPEAT_MS) return;
    pending = reportHost(store, host, served).then(
      () => {
        [reported, reportedAt] = [news, performance.now()];
      },
      (error) => log.debug({ reason: String(error) }, 'cannot report what is served'),
    );
    await pending;
    pending = null;
  }

  return {
    report,
    async stop() {
      // Where another front of this host has taken over, it goes on reporting.
      const text = await readFile(path.join(folder, 'served.json'), 'utf8').catch(() => null);
      if (text && JSON.parse(text).pid !== process.pid) return;
      const late = new Promise((resolve) => setTimeout(resolve, END_MS).unref());
      const removed = Promise.resolve(pending).then(() => removeHost(store, host));
      await Promise.race([removed.catch(() => undefined), late]);
    },
  };
}
