import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type OfferAnswer, removeHost, reportHost } from '@shop/node/object-store/hostReports';
import type { ObjectStore } from '@shop/node/object-store/objectStore';
import type { Logger } from 'pino';
import { z } from 'zod';

/** Milliseconds between two looks at served.json, and between two reports that say the same. */
const LOOK_MS = 200;
const REPEAT_MS = 20_000;
/** Milliseconds that the last word of a host that ends may take. */
const END_MS = 1000;

const servedSchema = z.looseObject({
  generation: z.number(),
  pid: z.number(),
  remotes: z.record(
    z.string(),
    z.looseObject({ refused: z.looseObject({ version: z.string(), reason: z.string() }).optional() }),
  ),
  canaries: z.array(z.looseObject({ name: z.string(), version: z.string(), refused: z.string().optional() })),
});

type Options = {
  store: ObjectStore;
  /** Folder of served.json. */
  folder: string;
  host: string;
  /** Why a remote's version is not on this host, where that is the reason for refusing it. */
  getReason: (app: string, version: string) => string | null;
  /** What became of the releases that are offered to all hosts. */
  offers: () => Record<string, OfferAnswer>;
  /** Workspace of a remote. */
  getApp: (remote: string) => string | undefined;
  log: Logger;
};

/** Tells in the object store what this host shows, for the commands that wait for it on every host. */
export function reportServed({ store, folder, host, getReason, offers, getApp, log }: Options) {
  let told = '';
  let toldAt = 0;
  let isTelling = false;

  async function read() {
    const served = servedSchema.parse(JSON.parse(await readFile(path.join(folder, 'served.json'), 'utf8')));
    for (const [name, { refused }] of Object.entries(served.remotes)) {
      const reason = refused && getReason(getApp(name) ?? '', refused.version);
      if (refused && reason) refused.reason = reason;
    }
    for (const canary of served.canaries) {
      const reason = canary.refused && getReason(getApp(canary.name) ?? '', canary.version);
      if (reason) canary.refused = reason;
    }
    return { ...served, offers: offers() };
  }

  async function tell() {
    const served = await read();
    const news = JSON.stringify([served.generation, served.remotes, served.canaries, served.offers]);
    if (news === told && Date.now() - toldAt < REPEAT_MS) return;
    await reportHost(store, host, served);
    told = news;
    toldAt = Date.now();
  }

  const timer = setInterval(() => {
    if (isTelling) return;
    isTelling = true;
    tell()
      .catch((error: Error) => log.debug({ reason: error.message }, 'what is served cannot be told'))
      .finally(() => {
        isTelling = false;
      });
  }, LOOK_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      // Another front of this host has taken over, and goes on telling.
      const { pid } = await read().catch(() => ({ pid: process.pid }));
      if (pid !== process.pid) return;
      const late = new Promise((resolve) => setTimeout(resolve, END_MS).unref());
      await Promise.race([removeHost(store, host).catch(() => undefined), late]);
    },
  };
}
