import { LRUCache } from 'lru-cache';

/** In the order of preference where a client takes them alike. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

function parseEncodings(header: string): Encoding[] {
  const weights = new Map(
    header.split(',').map((part) => {
      const [, name = '', weight = '1'] = /^\s*([^\s;]*)\s*(?:;\s*q=([\d.]+))?/i.exec(part) ?? [];
      return [name.toLowerCase(), Number(weight)];
    }),
  );
  const getWeight = (name: Encoding) =>
    weights.get(name) ?? weights.get('*') ?? (name === 'identity' ? Number.MIN_VALUE : 0);
  return encodings.filter((name) => getWeight(name) > 0).sort((a, b) => getWeight(b) - getWeight(a));
}

const known = new LRUCache<string, Encoding[]>({ max: 200, memoMethod: parseEncodings });
export const acceptedEncodings = (header = '') => known.memo(header);
