import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRelease } from '../apps';
import { exitWithError } from '../exitWithError';
import type { Versions } from './registry';
import { readServed } from './servedFile';
import { store } from './store';

export const LINK_HOURS = 24;

/** Many hosts have to share one secret. */
export const isLinkSigned = () => Boolean(process.env.PREVIEW_SECRET) || !store;

/** PREVIEW_SECRET, or a file beside the registry that only its owner reads. */
function getSecret(dataDir: string) {
  if (process.env.PREVIEW_SECRET) return process.env.PREVIEW_SECRET;
  if (!isLinkSigned())
    exitWithError('PREVIEW_SECRET is missing: hosts and commands share what links are signed with.');
  const file = path.join(dataDir, 'preview-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another link was made at the same moment.
      if (Object(error).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}

export function shopOrigin(dataDir: string) {
  const { origin } = readServed(dataDir) ?? {};
  return process.env.SITE_ORIGIN || origin || `http://127.0.0.1:${process.env.PORT || 3000}`;
}

export function getFirstPage(app: string, version: string) {
  const { remote } = readRelease(app, version);
  return `/${remote?.segments[0] ?? ''}`;
}

type Preview = {
  title: string;
  remotes: Versions;
  /** True where these are all remotes of a former composition. */
  isWhole?: boolean;
  path?: string;
  hours?: number;
};

export function previewLink(
  dataDir: string,
  { title, remotes, isWhole = false, path: page = '/', hours = LINK_HOURS }: Preview,
) {
  const until = Math.floor(Date.now() / 1000 + hours * 3600);
  const payload = Buffer.from(JSON.stringify({ title, remotes, isWhole, until })).toString('base64url');
  const signature = createHmac('sha256', getSecret(dataDir)).update(payload).digest('base64url');
  return `${shopOrigin(dataDir)}${page}?preview=${payload}.${signature}`;
}
