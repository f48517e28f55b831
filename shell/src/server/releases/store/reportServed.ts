import { removeHost, reportHost } from '@shop/node/object-store/hostReports';
import type { ObjectStore } from '@shop/node/object-store/objectStore';
import type { Logger } from 'pino';
import type { Served } from '../servedFiles';

const REPEAT_MS = 20_000;

export function reportServed(store: ObjectStore, host: string, log: Logger) {
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
    /** Where another front of this host has taken over, it goes on reporting. */
    async stop(isReplaced: boolean) {
      if (isReplaced) return;
      await pending;
      await removeHost(store, host).catch(() => undefined);
    },
  };
}
