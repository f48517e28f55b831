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

function toTokens(text: string): string[] {
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
export const toKey = (labels: Labels) => JSON.stringify(Object.entries(labels).sort());

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
function toRate(samples: { minute: number; value: number }[]): number | null {
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
function toQuantile(share: number, buckets: Sample[]): number {
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

const getSamples = ({ values }: Series, minute: number, minutes: number) =>
  values.flatMap((value, at) =>
    value !== null && at <= minute && at > minute - minutes ? { minute: at, value } : [],
  );

/** One sample for each group of samples with the same labels. */
function combineGroups(
  samples: Sample[],
  toLabels: (labels: Labels) => Labels,
  combine: (group: Sample[]) => number,
): Sample[] {
  const groups = new Map<string, { labels: Labels; group: Sample[] }>();
  for (const sample of samples) {
    const labels = toLabels(sample.labels);
    const { group } = groups.get(toKey(labels)) ?? { group: [] };
    groups.set(toKey(labels), { labels, group: [...group, sample] });
  }
  return [...groups.values()].map(({ labels, group }) => ({ labels, value: combine(group) }));
}

/** Reads an expression by recursive descent; each part becomes a query. */
class Parser {
  private readonly tokens: string[];

  constructor(private readonly text: string) {
    this.tokens = toTokens(text);
  }

  parse(): Query {
    const query = this.comparison();
    if (this.tokens.length > 0) throw this.fault(this.tokens.join(' '));
    return query;
  }

  private fault(what: string) {
    return new Error(`${what} is not known here: ${this.text}`);
  }

  private take(): string {
    return this.tokens.shift() ?? '';
  }

  private skip(token: string): boolean {
    return this.tokens[0] === token && Boolean(this.tokens.shift());
  }

  private demand(token: string) {
    if (!this.skip(token)) throw this.fault(this.tokens[0] ?? 'the end');
  }

  private list<Item>(read: () => Item, close: string): Item[] {
    const items: Item[] = [];
    while (!this.skip(close)) {
      items.push(read());
      this.skip(',');
    }
    return items;
  }

  private selector(name: string) {
    const condition = () => ({ label: this.take(), operator: this.take(), wanted: this.take().slice(1, -1) });
    const conditions = this.skip('{') ? this.list(condition, '}') : [];
    const fits = ({ labels }: Series) =>
      labels.__name__ === name &&
      conditions.every(({ label, operator, wanted }) => matchers[operator]?.(labels[label] ?? '', wanted));
    const [, count, unit = ''] = /^\[(\d+)([smhd])\]$/.exec(this.tokens[0] ?? '') ?? [];
    if (count) this.take();
    return { fits, minutes: Number(count ?? 0) * (MINUTES[unit] ?? 0) };
  }

  private rate(name: string): Query {
    this.demand('(');
    const { fits, minutes } = this.selector(this.take());
    this.demand(')');
    const factor = name === 'increase' ? minutes * 60 : 1;
    return (series, minute) =>
      series.filter(fits).flatMap((one) => {
        const growth = toRate(getSamples(one, minute, minutes));
        return growth === null ? [] : { labels: without(one.labels, '__name__'), value: growth * factor };
      });
  }

  private aggregate(combine: (values: number[]) => number): Query {
    const isGrouped = this.skip('by');
    this.demand('(');
    const names = isGrouped ? this.list(() => this.take(), ')') : [];
    if (isGrouped) this.demand('(');
    const inner = this.comparison();
    this.demand(')');
    const toLabels = (labels: Labels) =>
      Object.fromEntries(names.filter((one) => one in labels).map((one) => [one, labels[one] ?? '']));
    return (series, minute) =>
      combineGroups(vector(inner(series, minute)), toLabels, (group) =>
        combine(group.map(({ value }) => value)),
      );
  }

  private call(name: string): Query {
    this.demand('(');
    const [first, second] = this.list(() => this.comparison(), ')');
    if (name === 'absent' && first)
      return (series, minute) => (vector(first(series, minute)).length > 0 ? [] : [{ labels: {}, value: 1 }]);
    if (name !== 'histogram_quantile' || !first || !second) throw this.fault(name);
    return (series, minute) =>
      combineGroups(
        vector(second(series, minute)),
        (labels) => without(labels, 'le'),
        (buckets) => toQuantile(Number(first(series, minute)), buckets),
      );
  }

  private operand(): Query {
    if (this.skip('(')) {
      const inner = this.comparison();
      this.demand(')');
      return inner;
    }
    const name = this.take();
    if (/^\d/.test(name)) return () => Number(name);
    if (name === 'rate' || name === 'increase') return this.rate(name);
    const combine = aggregations[name];
    if (combine) return this.aggregate(combine);
    if (this.tokens[0] === '(') return this.call(name);
    const { fits } = this.selector(name);
    return (series, minute) =>
      series.filter(fits).flatMap((one) => {
        const last = getSamples(one, minute, LOOKBACK).at(-1);
        return last ? { labels: one.labels, value: last.value } : [];
      });
  }

  private quotient(): Query {
    const left = this.operand();
    if (!this.skip('/')) return left;
    const right = this.operand();
    return (series, minute) => {
      const divisors = new Map(
        vector(right(series, minute)).map(({ labels, value }) => [toKey(labels), value]),
      );
      return vector(left(series, minute)).flatMap(({ labels, value }) => {
        const divisor = divisors.get(toKey(labels));
        return divisor === undefined ? [] : { labels, value: value / divisor };
      });
    };
  }

  private comparison(): Query {
    const left = this.quotient();
    const compare = comparisons[this.tokens[0] ?? ''];
    if (!compare) return left;
    this.take();
    const right = this.quotient();
    return (series, minute) => {
      const limit = Number(right(series, minute));
      return vector(left(series, minute)).filter(({ value }) => compare(value, limit));
    };
  }
}

/** @throws for what the reader does not know */
export function compile(text: string): Query {
  return new Parser(text).parse();
}
