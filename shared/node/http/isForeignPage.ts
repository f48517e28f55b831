import type { IncomingHttpHeaders } from 'node:http';

/** Pages of other sites cannot forge these headers; programs send none. */
export function isForeignPage(headers: IncomingHttpHeaders, siteOrigin: string): boolean {
  const { origin, 'sec-fetch-site': from = 'none' } = headers;
  if (origin === siteOrigin || from === 'same-origin') return false;
  return origin !== undefined || from !== 'none';
}
