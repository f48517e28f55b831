import type { IncomingHttpHeaders } from 'node:http';

/** True when the client has this very version: the answer is 304. Tags are compared weakly, as for any GET. */
export function isUnchanged({ 'if-none-match': tags }: IncomingHttpHeaders, etag: string): boolean {
  if (tags === undefined) return false;
  if (tags === etag || tags.trim() === '*') return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return tags.split(',').some((tag) => bare(tag) === bare(etag));
}
