import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDiskFull } from '@shop/node/object-store/diskReserve';
import { isSameSecret } from '@shop/node/settings/isSameSecret';
import { type NextFunction, type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { ShellConfig } from '../../config';
import { type Places, runTool } from '../releaseTool';

/** Bytes of a bundle. The largest remote has 3 MB. */
export const MAX_BUNDLE_BYTES = 64 * 1024 * 1024;
const LIMIT_MS = 180_000;

type Config = Places & Pick<ShellConfig, 'releaseTokens' | 'releaseReceiver'>;
type Options = Config & { maxBytes?: number; log: Logger };

const NO_ROOM = 'The shop has no room for it: its disk is full. Nothing was switched.';

/** False where it is too large. */
async function saveBody(req: Request, file: string, maxBytes: number): Promise<boolean> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) return false;
  let bytes = 0;
  async function* limit(body: AsyncIterable<Buffer>) {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > maxBytes) return;
      yield chunk;
    }
  }
  // The answer still goes out by the request's own connection.
  const body = req.iterator({ destroyOnReturn: false });
  await pipeline(body, limit, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return bytes <= maxBytes;
}

function sendRefusal(req: Request, res: Response, status: number, sentence: string) {
  res.status(status).json({ error: sentence });
  // What is still coming is read: a connection that is closed at once takes the answer along.
  req.resume();
}

function requireToken({ releaseTokens, releaseReceiver }: Options) {
  return (req: Request, res: Response, next: NextFunction) => {
    const app = String(req.params.app);
    const token = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1] ?? '';
    // All are compared, so that the time says nothing.
    const apps = releaseTokens.filter((one) => isSameSecret(token, one.token)).map((one) => one.app);
    if (apps.length === 0) return sendRefusal(req, res, 401, 'This token opens nothing here.');
    if (!apps.includes(app))
      return sendRefusal(req, res, 403, `This token releases ${apps.join(' and ')}, and not ${app}.`);
    if (releaseReceiver) return next();
    sendRefusal(req, res, 501, 'This shop was packed without the gate and takes no releases.');
  };
}

async function answerWith(res: Response, order: object, options: Options) {
  res.status(200).set({ 'Cache-Control': 'no-store', 'Content-Type': 'application/x-ndjson' });
  const words = ['release/receiveRelease', JSON.stringify(order)];
  const receiving = runTool(options.releaseReceiver ?? '', words, options, LIMIT_MS);
  receiving.child.stdout?.pipe(res, { end: false });
  await receiving.catch(({ code, stderr }) => {
    options.log.error({ code, reason: stderr.trim().slice(-2000) }, 'a release could not be taken in');
    res.write(`${JSON.stringify({ verdict: 'failed', sentence: 'The shop could not take it in.' })}\n`);
  });
  res.end();
}

/**
 * POST /__releases/<workspace>: the bundle of a release. POST …/rollback?to=<version>: back. The answer is a line of JSON for
 * each step, the last one with the verdict. Each token is for one workspace. What looks at a bundle is a process of its own.
 */
export function receiveReleases(options: Options) {
  const { releaseTokens, dataDir, maxBytes = MAX_BUNDLE_BYTES, log } = options;
  const router = Router();
  if (releaseTokens.length === 0) return router;
  router.all('/__releases/:app{/rollback}', requireToken(options));
  router.post('/__releases/:app', async (req, res) => {
    const { app } = req.params;
    const file = path.join(dataDir, 'incoming', `${randomUUID()}.tgz`);
    try {
      await mkdir(path.dirname(file), { recursive: true });
      if (!(await saveBody(req, file, maxBytes)))
        return sendRefusal(req, res, 413, `A bundle may have ${maxBytes / 1024 / 1024} MB at most.`);
      log.info({ app }, 'a release arrives');
      await answerWith(res, { kind: 'release', app, file, query: req.query }, options);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      sendRefusal(req, res, 507, NO_ROOM);
    } finally {
      await rm(file, { force: true });
    }
  });
  router.post('/__releases/:app/rollback', (req, res) =>
    answerWith(res, { kind: 'rollback', app: req.params.app, query: req.query }, options),
  );
  return router;
}
