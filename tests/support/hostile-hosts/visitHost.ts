import type { Page } from '@playwright/test';
import { type HostSite, startHostSite } from './hostServer';

const pages: Parameters<typeof startHostSite>[0] = {};
let site: HostSite | undefined;
let visits = 0;

/** Origin of somebody else's site, whose pages are made by visitHost. */
export async function hostOrigin(): Promise<string> {
  site ??= await startHostSite(pages);
  return site.origin;
}

export async function closeHost() {
  await site?.close();
  site = undefined;
}

/** Opens a page of somebody else's, with this body and these headers. Waits for no script of ours. */
export async function visitHost(
  page: Page,
  body: string,
  { headers, head = '' }: { headers?: Record<string, string>; head?: string } = {},
) {
  const path = `/page-${visits++}`;
  pages[path] = {
    headers,
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>${head}</head><body>${body}</body></html>`,
  };
  await page.goto((await hostOrigin()) + path, { waitUntil: 'domcontentloaded' });
}
