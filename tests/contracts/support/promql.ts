/** The part of PromQL that our alert rules use, evaluated on series with one sample a minute. */
type Labels = Record<string, string>;
export type Series = { labels: Labels; values: (number | null)[] };
export type Sample = { labels: Labels; value: number };
type Value = number | Sample[];
/** A compiled expression. @throws where it meets what it does not know */
export type Query = (series: Series[], minute: number) => Value;

/** Minutes for which Prometheus takes the last sample of a series. */
const LOOKBACK = 5;
const MINUTES: Record<string, number> = { s: 1 / 60, m: 1, h: 60, d: 1440 };
const SYNTAX = /\s*([a-zA-Z_]\w*|"[^"]*"|\d+(?:\.\d+)?(?![\w.])|\[\d+[smhd]\]|[=!]~|[=!<>]=|[=<>(){},/])/y;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  SYNTAX.lastIndex = 0;
  while (SYNTAX.lastIndex < text.trimEnd().length) {
    const from = SYNTAX.lastIndex;
    const token = SYNTAX.exec(text)?.[1];
    if (token === undefined) throw new Error(`cannot read ${text.slice(from)}`);
    tokens.push(token);
  }
  return tokens;
}

const vector = (value: Value): Sample[] => (typeof value === 'number' ? [{ labels: {}, value }] : value);
const without = (labels: Labels, name: string) =>
  Object.fromEntries(Object.entries(labels).filter(([key]) => key !== name));
export const keyOf = (labels: Labels) => JSON.stringify(Object.entries(labels).sort());

const matchers: Record<string, (value: string, wanted: string) => boolean> = {
  '=': (value, wanted) => value === wanted,
  '!=': (value, wanted) => value !== wanted,
  '=~': (value, wanted) => new RegExp(`^(?:${wanted})$`).test(value),
  '!~': (value, wanted) => !new RegExp(`^(?:${wanted})$`).test(value),
};
const comparisons: Record<string, (a: number, b: number) => boolean> = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};
const aggregations: Record<string, (values: number[]) => number> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values),
  count: (values) => values.length,
};

/** Growth a second over a range; resets of the counter are added, ends are not extrapolated. */
function rateOf(samples: { minute: number; value: number }[]): number | null {
  const [first, ...others] = samples;
  const last = others.at(-1);
  if (!first || !last) return null;
  let before = first.value;
  let growth = 0;
  for (const { value } of others) {
    growth += value < before ? value : value - before;
    before = value;
  }
  return growth / ((last.minute - first.minute) * 60);
}

/** Linear within a bucket, as Prometheus does. */
function quantileOf(share: number, buckets: Sample[]): number {
  const edges = buckets.map(({ labels, value }) => ({
    le: Number(labels.le?.replace('+Inf', 'Infinity')),
    value,
  }));
  edges.sort((a, b) => a.le - b.le);
  const rank = share * (edges.at(-1)?.value ?? 0);
  const index = edges.findIndex(({ value }) => value >= rank);
  const { le = 0, value = 0 } = edges[index] ?? {};
  const below = edges[index - 1] ?? { le: 0, value: 0 };
  return le === Number.POSITIVE_INFINITY
    ? below.le
    : below.le + ((le - below.le) * (rank - below.value)) / (value - below.value);
}

function groupBy(samples: Sample[], toLabels: (labels: Labels) => Labels): Map<string, Sample[]> {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) {
    const key = JSON.stringify(toLabels(sample.labels));
    groups.set(key, [...(groups.get(key) ?? []), sample]);
  }
  return groups;
}

export function compile(text: string): Query {
  const tokens = tokensOf(text);
  const take = () => tokens.shift() ?? '';
  const expect = (token: string) => {
    const found = take();
    if (found !== token) throw new Error(`${token} expected, ${found} found: ${text}`);
  };
  const isNext = (token: string) => tokens[0] === token && Boolean(tokens.shift());

  function list<Item>(close: string, read: () => Item): Item[] {
    const items: Item[] = [];
    while (!isNext(close)) {
      items.push(read());
      isNext(',');
    }
    return items;
  }

  function selector(name: string) {
    const conditions = isNext('{')
      ? list('}', () => ({ label: take(), operator: take(), wanted: take().slice(1, -1) }))
      : [];
    const fits = ({ labels }: Series) =>
      labels.__name__ === name &&
      conditions.every(({ label, operator, wanted }) => matchers[operator]?.(labels[label] ?? '', wanted));
    const range = /^\[(\d+)([smhd])\]$/.exec(tokens[0] ?? '');
    if (range) take();
    return { fits, minutes: range ? Number(range[1]) * (MINUTES[range[2] ?? ''] ?? 0) : null };
  }

  const samplesOf = ({ values }: Series, minute: number, minutes: number) =>
    values.flatMap((value, at) =>
      value !== null && at <= minute && at > minute - minutes ? { minute: at, value } : [],
    );

  function rate(name: string): Query {
    expect('(');
    const { fits, minutes } = selector(take());
    expect(')');
    if (minutes === null) throw new Error(`${name} needs a range: ${text}`);
    const factor = name === 'increase' ? minutes * 60 : 1;
    return (series, minute) =>
      series.filter(fits).flatMap((one) => {
        const growth = rateOf(samplesOf(one, minute, minutes));
        return growth === null ? [] : { labels: without(one.labels, '__name__'), value: growth * factor };
      });
  }

  function aggregate(name: string): Query {
    const isGrouped = isNext('by');
    expect('(');
    const names = isGrouped ? list(')', take) : [];
    if (isGrouped) expect('(');
    const inner = comparison();
    expect(')');
    const toLabels = (labels: Labels) =>
      Object.fromEntries(names.filter((one) => one in labels).map((one) => [one, labels[one] ?? '']));
    return (series, minute) =>
      [...groupBy(vector(inner(series, minute)), toLabels)].map(([labels, samples]) => ({
        labels: JSON.parse(labels),
        value: aggregations[name]?.(samples.map(({ value }) => value)) ?? Number.NaN,
      }));
  }

  function call(name: string): Query {
    expect('(');
    const [first, second] = list(')', comparison);
    if (!first) throw new Error(`${name} needs a value: ${text}`);
    if (name === 'absent')
      return (series, minute) => (vector(first(series, minute)).length > 0 ? [] : [{ labels: {}, value: 1 }]);
    if (name !== 'histogram_quantile' || !second) throw new Error(`${name} is not known: ${text}`);
    return (series, minute) =>
      [...groupBy(vector(second(series, minute)), (labels) => without(labels, 'le'))].map(
        ([labels, buckets]) => ({
          labels: JSON.parse(labels),
          value: quantileOf(Number(first(series, minute)), buckets),
        }),
      );
  }

  function operand(): Query {
    if (isNext('(')) {
      const inner = comparison();
      expect(')');
      return inner;
    }
    const name = take();
    if (/^\d/.test(name)) return () => Number(name);
    if (name === 'rate' || name === 'increase') return rate(name);
    if (name in aggregations) return aggregate(name);
    if (tokens[0] === '(') return call(name);
    const { fits } = selector(name);
    return (series, minute) =>
      series.filter(fits).flatMap((one) => {
        const last = samplesOf(one, minute, LOOKBACK).at(-1);
        return last ? { labels: one.labels, value: last.value } : [];
      });
  }

  function quotient(): Query {
    const left = operand();
    if (!isNext('/')) return left;
    const right = operand();
    return (series, minute) => {
      const divisors = new Map(
        vector(right(series, minute)).map(({ labels, value }) => [keyOf(labels), value]),
      );
      return vector(left(series, minute)).flatMap(({ labels, value }) => {
        const divisor = divisors.get(keyOf(labels));
        return divisor === undefined ? [] : { labels, value: value / divisor };
      });
    };
  }

  function comparison(): Query {
    const left = quotient();
    const compare = comparisons[tokens[0] ?? ''];
    if (!compare) return left;
    take();
    const right = quotient();
    return (series, minute) => {
      const limit = Number(right(series, minute));
      return vector(left(series, minute)).filter(({ value }) => compare(value, limit));
    };
  }

  const query = comparison();
  if (tokens.length > 0) throw new Error(`${tokens.join(' ')} is not known: ${text}`);
  return query;
}
