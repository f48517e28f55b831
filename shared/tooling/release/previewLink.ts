import path from 'node:path';
import { readOrMakeSecret } from '@shop/node/settings/secretFile';
import { signJson } from '@shop/node/settings/signedJson';
import { findRelease } from '../apps';
import { exitWithError } from '../exitWithError';
import { dataFolder, readOrigin } from '../paths';
import type { Versions } from './registry';
import { readRunning, stageOnHosts } from './servedFile';
import { store } from './store';

const LINK_HOURS = 24;

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

type Preview = { remotes: Versions; compositionTitle?: string; path?: string | undefined };

export async function openPreview({ remotes, compositionTitle, path: page }: Preview) {
  const releases = Object.values(remotes);
  const reason = await stageOnHosts(releases, LINK_HOURS);
  if (reason) return { reason };
  const title = compositionTitle ?? releases.map(({ app, version }) => `${app} ${version}`).join(', ');
  const [first] = compositionTitle ? [] : releases;
  const segment = first && findRelease(first.app, first.version).remote?.segments[0];
  const until = Math.floor(Date.now() / 1000 + LINK_HOURS * 3600);
  const token = signJson({ title, remotes, isWhole: compositionTitle !== undefined, until }, getSecret());
  const link = new URL(page ?? `/${segment ?? ''}`, await shopOrigin());
  link.searchParams.set('preview', token);
  return { link: link.href };
}
