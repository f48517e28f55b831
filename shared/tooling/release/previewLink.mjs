import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson, releaseFolder } from '../apps';
import { refuse } from './commandTarget.mjs';
import { readServed } from './servedFile.mjs';
import { store } from './store.mjs';

/** Hours for which a link opens when nothing else is said. */
export const LINK_HOURS = 24;

/** False where many hosts would each sign links with a secret of their own. */
export const isLinkSigned = () => Boolean(process.env.PREVIEW_SECRET) || !store;

/** What links are signed with: the setting, or a file beside the registry that only its owner reads. */
function getSecret(dataDir) {
  if (process.env.PREVIEW_SECRET) return process.env.PREVIEW_SECRET;
  if (!isLinkSigned())
    refuse('PREVIEW_SECRET is missing: hosts and commands share what links are signed with.');
  const file = path.join(dataDir, 'preview-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another link was made at the same moment.
      if (error.code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** Address of the shop that a link opens: as the running shop says, or as it would be started here. */
export function shopOrigin(dataDir) {
  const { origin } = readServed(dataDir) ?? {};
  return process.env.SITE_ORIGIN || origin || `http://127.0.0.1:${process.env.PORT || 3000}`;
}

/** The page that a link to a release opens: where its remote's area begins. */
export function getFirstPage(app, version) {
  const { remote } = readJson(path.join(releaseFolder(app, version), 'release.json'));
  return `/${remote?.segments[0] ?? ''}`;
}

/**
 * A link to a preview, signed for the shop of a data folder.
 * @param {string} dataDir
 * @param {object} preview
 * @param {string} preview.title what the bar calls it
 * @param {Record<string, { app: string, version: string }>} preview.remotes versions by container
 * @param {boolean} [preview.isWhole] true where these are all remotes of a former composition
 * @param {string} [preview.path] the page that it opens
 * @param {number} [preview.hours] for so long
 */
export function previewLink(
  dataDir,
  { title, remotes, isWhole = false, path: page = '/', hours = LINK_HOURS },
) {
  const until = Math.floor(Date.now() / 1000 + hours * 3600);
  const payload = Buffer.from(JSON.stringify({ title, remotes, isWhole, until })).toString('base64url');
  const signature = createHmac('sha256', getSecret(dataDir)).update(payload).digest('base64url');
  return `${shopOrigin(dataDir)}${page}?preview=${payload}.${signature}`;
}
