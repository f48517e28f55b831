import { isSameSecret } from '@shop/node/settings/isSameSecret';

export type ReleaseToken = { app: string; token: string };

export function findAppsByToken(tokens: ReleaseToken[], authorization: string | undefined): string[] | null {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
  // All are compared, so that the time says nothing.
  const apps = tokens.filter(({ token }) => isSameSecret(given, token)).map(({ app }) => app);
  return apps.length > 0 ? apps : null;
}
