import type { IncomingHttpHeaders } from 'node:http';

/** True when the client has this very version: the answer is 304. Tags are compared weakly, as for any GET. */
export function isUnchanged({ 'if-none-match': given }: IncomingHttpHeaders, etag: string): boolean {
  if (given === undefined) return false;
  if (given === etag || given.trim() === '*') return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return given.split(',').some((tag) => bare(tag) === bare(etag));
}
