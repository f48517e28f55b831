import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const known = new LRUCache<string, Encoding[]>({
  max: 200,
  memoMethod(header) {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
    const accepted = negotiator.encodings(encodings, { preferred: ['br', 'gzip'] });
    return accepted.includes('identity') ? accepted : [...accepted, 'identity'];
  },
});

export function acceptedEncodings({ headers }: Pick<IncomingMessage, 'headers'>): Encoding[] {
  return known.memo(String(headers['accept-encoding'] ?? ''));
}
