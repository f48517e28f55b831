import { isSameSecret } from '@shop/node/settings/isSameSecret';

/** Who may release what: a workspace and its token, as the setting names them. */
export type ReleaseToken = { app: string; token: string };

/** The workspaces that a request's token opens; null for a token that opens none. */
export function findAppsByToken(tokens: ReleaseToken[], authorization: string | undefined): string[] | null {
  const given = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
  // All are compared, so that the time says nothing.
  const apps = tokens.filter(({ token }) => isSameSecret(given, token)).map(({ app }) => app);
  return apps.length > 0 ? apps : null;
}
