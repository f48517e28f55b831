import { LRUCache } from 'lru-cache';

/** In the order of preference where a client takes them alike. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Headers that were read before: browsers send few different ones. */
const known = new LRUCache<string, Encoding[]>({ max: 200 });

/** The encodings that a client takes, the best for it first, by the weights (q) of its Accept-Encoding. */
export function acceptedEncodings(header = ''): Encoding[] {
  const before = known.get(header);
  if (before) return before;
  const weights = new Map(
    header.split(',').map((part) => {
      const [, name = '', weight = '1'] = /^\s*([^\s;]*)\s*(?:;\s*q=([\d.]+))?/i.exec(part) ?? [];
      return [name.toLowerCase(), Number(weight)];
    }),
  );
  const getWeight = (name: Encoding) =>
    weights.get(name) ?? weights.get('*') ?? (name === 'identity' ? Number.MIN_VALUE : 0);
  const accepted = encodings
    .filter((name) => getWeight(name) > 0)
    .sort((a, b) => getWeight(b) - getWeight(a));
  known.set(header, accepted);
  return accepted;
}
