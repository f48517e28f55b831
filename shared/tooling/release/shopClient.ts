import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { releaseFolder } from '../apps';
import { packBundle } from '../bundler/bundle';
import { releasesFolder } from '../paths';

type Verdict = {
  verdict: 'live' | 'refused' | 'not judged' | 'preview' | 'failed';
  sentence: string;
  faults?: string[];
};
type Sent = { token: string; file: string | null; onStep: (step: string) => void };

/** What an answer that is not the shop's own means, as of a proxy before it. */
function describeForeign({ statusCode, headers }: IncomingMessage) {
  const type = headers['content-type'] ?? 'no type';
  const meaning =
    statusCode === 413
      ? 'the release is too large for what stands before the shop (nginx: client_max_body_size)'
      : 'that is what stands before the shop, and not the shop';
  return `The shop's address answered ${statusCode} with ${type}: ${meaning}.`;
}

/** Milliseconds for an answer that came before the connection broke. */
const LAST_WORD_MS = 500;

/** Reads the shop's answer: steps as they come, then the verdict. */
async function readAnswer(response: IncomingMessage, onStep: (step: string) => void): Promise<Verdict> {
  if (!/json/.test(response.headers['content-type'] ?? '')) {
    response.resume();
    return { verdict: 'failed', sentence: describeForeign(response) };
  }
  let verdict: Verdict | null = null;
  for await (const line of createInterface({ input: response })) {
    const message = JSON.parse(line);
    if (message.step) onStep(message.step);
    if (message.verdict) verdict = message;
    if (message.error) verdict = { verdict: 'refused', sentence: message.error };
  }
  return (
    verdict ?? { verdict: 'failed', sentence: `The shop answered ${response.statusCode} without a verdict.` }
  );
}

/** Sends a request to a running shop. With node:http, because its answer may come while the body is still being sent. */
async function post(url: URL, { token, file, onStep }: Sent): Promise<Verdict> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const length = file ? (await stat(file)).size : 0;
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/gzip',
    'Content-Length': length,
  };
  return new Promise((resolve, reject) => {
    const request = send(url, { method: 'POST', headers }, (response) =>
      readAnswer(response, onStep).then(resolve, reject),
    );
    // A server that refuses while the body is being sent closes the connection; its answer may have come all the same.
    request.once('error', (error) => setTimeout(reject, LAST_WORD_MS, error));
    if (file) createReadStream(file).pipe(request);
    else request.end();
  });
}

function getAddress(shop: URL, place: string, query: [string, string][]) {
  const url = new URL(`__releases/${place}`, `${shop.href.replace(/\/$/, '')}/`);
  for (const [name, value] of query) url.searchParams.append(name, value);
  return url;
}

/** Sends a built release to a running shop, which holds it against what is live and switches. */
export async function sendRelease(
  shop: URL,
  {
    app,
    version,
    query,
    ...sent
  }: Omit<Sent, 'file'> & { app: string; version: string; query: [string, string][] },
) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bundle-'));
  try {
    const file = path.join(folder, 'bundle.tgz');
    await packBundle(releaseFolder(app, version), file, path.join(releasesFolder, 'media', app));
    return await post(getAddress(shop, app, query), { ...sent, file });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Asks a running shop to go back, to the version before or to the one named. */
export function sendRollback(
  shop: URL,
  { token, app, to }: { token: string; app: string; to?: string | undefined },
) {
  const query = Object.entries({ request: randomUUID(), ...(to ? { to } : {}) });
  return post(getAddress(shop, `${app}/rollback`, query), { token, file: null, onStep: () => {} });
}
