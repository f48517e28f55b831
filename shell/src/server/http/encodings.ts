import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const known = new LRUCache<string, Encoding[]>({
  max: 200,
  memoMethod: (header) =>
    new Negotiator({ headers: { 'accept-encoding': header } }).encodings(encodings, {
      preferred: ['br', 'gzip'],
    }),
});
export const acceptedEncodings = (header = '') => known.memo(header);
