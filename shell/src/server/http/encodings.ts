export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Headers that were read before: browsers send few different ones. */
const known = new Map<string, Encoding[]>();
const MOST_KNOWN = 200;

/** How much a client wants each encoding, 0 to 1, as its Accept-Encoding says. */
function weights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
}

/** The encodings that a client takes, the best for it first; what it takes alike in our own order. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (header === undefined) return ['identity'];
  const before = known.get(header);
  if (before) return before;
  const wanted = weights(header);
  const getWeight = (name: Encoding) =>
    wanted.get(name) ?? wanted.get('*') ?? (name === 'identity' ? Number.MIN_VALUE : 0);
  const accepted = encodings
    .filter((name) => getWeight(name) > 0)
    .sort((a, b) => getWeight(b) - getWeight(a));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(header, accepted);
  return accepted;
}
