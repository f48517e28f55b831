import type { APIRequestContext } from '@playwright/test';

/** Canonical paths as search engines get them. */
export async function canonicalPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
