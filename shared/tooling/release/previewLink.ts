import path from 'node:path';
import { readOrMakeSecret } from '@shop/node/settings/secretFile';
import { signJson } from '@shop/node/settings/signedJson';
import { readRelease } from '../apps';
import { exitWithError } from '../exitWithError';
import { dataFolder, readOrigin } from '../paths';
import type { Versions } from './registry';
import { readRunning } from './servedFile';
import { store } from './store';

export const LINK_HOURS = 24;

/** Many hosts have to share one secret. */
export const isLinkSigned = () => Boolean(process.env.PREVIEW_SECRET) || !store;

function getSecret() {
  if (!isLinkSigned())
    exitWithError('PREVIEW_SECRET is missing: hosts and commands share what links are signed with.');
  return process.env.PREVIEW_SECRET || readOrMakeSecret(path.join(dataFolder, 'preview-secret'));
}

export async function shopOrigin() {
  const { origin } = (await readRunning()) ?? {};
  return readOrigin('SITE_ORIGIN') || origin || `http://127.0.0.1:${process.env.PORT || 3000}`;
}

export const getFirstPage = (app: string, version: string) =>
  `/${readRelease(app, version).remote?.segments[0] ?? ''}`;

type Preview = {
  title: string;
  remotes: Versions;
  /** True where these are all remotes of a former composition. */
  isWhole?: boolean;
  path?: string;
};

export async function previewLink({ title, remotes, isWhole = false, path: page = '/' }: Preview) {
  const until = Math.floor(Date.now() / 1000 + LINK_HOURS * 3600);
  const token = signJson({ title, remotes, isWhole, until }, getSecret());
  const link = new URL(page, await shopOrigin());
  link.searchParams.set('preview', token);
  return link.href;
}
