import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { releaseFolder } from '../apps';
import { exitWithError } from '../exitWithError';
import { releasesFolder } from '../paths';
import { makeTemporaryFolder } from '../temporaryFolder';
import type { Release, ReleaseVerdict } from './registry';

function describeForeign({ statusCode, headers }: IncomingMessage) {
  const type = headers['content-type'] ?? 'no type';
  const meaning =
    {
      405: 'the shop takes no releases; its operator sets RELEASE_TOKENS',
      408: 'it came too slowly: a release has two minutes',
      413: 'the release is too large for what stands before the shop (nginx: client_max_body_size)',
    }[statusCode ?? 0] ?? 'that is what stands before the shop, and not the shop';
  return `The shop's address answered ${statusCode} with ${type}: ${meaning}.`;
}

const LAST_WORD_MS = 500;
const failed = (sentence: string) => ({ verdict: 'failed' as const, sentence });

async function readAnswer(response: IncomingMessage): Promise<ReleaseVerdict> {
  if (!/json/.test(response.headers['content-type'] ?? '')) {
    response.resume();
    return failed(describeForeign(response));
  }
  let verdict: ReleaseVerdict | null = null;
  for await (const line of createInterface({ input: response })) {
    const message = JSON.parse(line);
    if (message.step) console.log(message.step);
    if (message.verdict) verdict = message;
    if (message.error) verdict = { verdict: 'refused', sentence: message.error };
  }
  return verdict ?? failed(`The shop answered ${response.statusCode} without a verdict.`);
}

/** node:http, because the answer may come while the body is being sent. */
async function post(
  shop: URL,
  place: string,
  query: URLSearchParams,
  file?: string,
): Promise<ReleaseVerdict> {
  const token =
    process.env.RELEASE_TOKEN ||
    exitWithError('RELEASE_TOKEN is missing: RELEASES_URL names a shop, and it wants to know who releases.');
  const url = new URL(`__releases/${place}`, `${shop.href.replace(/\/$/, '')}/`);
  url.search = query.toString();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const length = file ? (await stat(file)).size : 0;
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/gzip',
    'Content-Length': length,
  };
  const answered = new Promise<ReleaseVerdict>((resolve, reject) => {
    const request = send(url, { method: 'POST', headers }, (response) =>
      readAnswer(response).then(resolve, ({ message }) =>
        resolve(failed(`The shop's answer broke off (${message}): it may be done all the same.`)),
      ),
    );
    // A server that refuses while the body is being sent closes the connection; its answer may have come all the same.
    request.once('error', (error) => setTimeout(reject, LAST_WORD_MS, error));
    if (file) createReadStream(file).pipe(request);
    else request.end();
  });
  return answered.catch(({ message }) => failed(`The shop at ${url.origin} cannot be reached: ${message}.`));
}

export async function sendRelease(shop: URL, { app, version }: Release, query: URLSearchParams) {
  const { packBundle } = await import('../bundler/bundle');
  const file = path.join(makeTemporaryFolder('bundle'), 'bundle.tgz');
  await packBundle(releaseFolder(app, version), file, path.join(releasesFolder, 'media', app));
  return post(shop, app, query, file);
}

export function sendRollback(shop: URL, { app, to }: { app: string; to?: string | undefined }) {
  const query = new URLSearchParams({ request: randomUUID(), ...(to === undefined ? {} : { to }) });
  return post(shop, `${app}/rollback`, query);
}
