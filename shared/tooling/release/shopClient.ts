import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { releaseFolder } from '../apps';
import { exitWithError } from '../exitWithError';
import { releasesFolder } from '../paths';
import { makeTemporaryFolder } from '../temporaryFolder';
import type { Release, ReleaseVerdict } from './registry';

type OnStep = (step: string) => void;
type SentRelease = Release & { query: [string, string][]; onStep: OnStep };

function describeForeign({ status, headers }: Response) {
  const type = headers.get('content-type') ?? 'no type';
  const meaning =
    {
      405: 'the shop takes no releases; its operator sets RELEASE_TOKENS',
      413: 'the release is too large for what stands before the shop (nginx: client_max_body_size)',
    }[status] ?? 'that is what stands before the shop, and not the shop';
  return `The shop's address answered ${status} with ${type}: ${meaning}.`;
}

const failed = (sentence: string) => ({ verdict: 'failed' as const, sentence });

async function readAnswer(response: Response, onStep: OnStep): Promise<ReleaseVerdict> {
  if (!response.body || !/json/.test(response.headers.get('content-type') ?? ''))
    return failed(describeForeign(response));
  let verdict: ReleaseVerdict | null = null;
  for await (const line of createInterface({ input: Readable.from(response.body) })) {
    const message = JSON.parse(line);
    if (message.step) onStep(message.step);
    if (message.verdict) verdict = message;
    if (message.error) verdict = { verdict: 'refused', sentence: message.error };
  }
  return verdict ?? failed(`The shop answered ${response.status} without a verdict.`);
}

function getToken() {
  return (
    process.env.RELEASE_TOKEN ||
    exitWithError('RELEASE_TOKEN is missing: RELEASES_URL names a shop, and it wants to know who releases.')
  );
}

async function post(url: URL, file: string | null, onStep: OnStep): Promise<ReleaseVerdict> {
  const headers = { Authorization: `Bearer ${getToken()}`, 'Content-Type': 'application/gzip' };
  const body = file ? await openAsBlob(file) : null;
  const sending = fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
  const response = await sending.catch((error) => error);
  if (response instanceof Error)
    return failed(
      `The shop at ${url.origin} cannot be reached: ${Object(response.cause ?? response).message}.`,
    );
  return readAnswer(response, onStep).catch(({ message }) =>
    failed(`The shop's answer broke off (${message}): it may be done all the same.`),
  );
}

function getAddress(shop: URL, place: string, query: [string, string][]) {
  const url = new URL(`__releases/${place}`, `${shop.href.replace(/\/$/, '')}/`);
  for (const [name, value] of query) url.searchParams.append(name, value);
  return url;
}

/** Before anything is built. A shop that does not know the question is asked with the release. */
export async function expectToken(shop: URL, app: string) {
  const headers = { Authorization: `Bearer ${getToken()}` };
  const answer = await fetch(getAddress(shop, app, []), { headers, redirect: 'manual' }).catch(() => null);
  if (!answer || ![401, 403, 501].includes(answer.status)) return;
  const { error } = await answer.json().catch(() => ({}));
  exitWithError(error ?? `The shop's address answered ${answer.status}.`);
}

export async function sendRelease(shop: URL, { app, version, query, onStep }: SentRelease) {
  const { packBundle } = await import('../bundler/bundle');
  const file = path.join(makeTemporaryFolder('bundle'), 'bundle.tgz');
  await packBundle(releaseFolder(app, version), file, path.join(releasesFolder, 'media', app));
  return post(getAddress(shop, app, query), file, onStep);
}

export function sendRollback(shop: URL, { app, to }: { app: string; to?: string | undefined }) {
  const query = Object.entries({ request: randomUUID(), ...(to ? { to } : {}) });
  return post(getAddress(shop, `${app}/rollback`, query), null, console.log);
}
