import { compile, type Series, toKey } from './promql';

/** A rule of alerts.yml. */
export type Rule = {
  alert: string;
  expr: string;
  for?: string;
  labels: Record<string, string>;
  annotations: Record<string, string> & { runbook: string };
};
export type Alert = { labels: Record<string, string>; annotations: Record<string, string> };

/** '2m', '1h' in minutes. */
export const toMinutes = (text = '0m') => Number.parseInt(text, 10) * (text.endsWith('h') ? 60 : 1);

/** '0+5x3 _ 1x2' as promtool expands it: 0 5 10 15, nothing, 1 1 1. */
function getValues(text: string): (number | null)[] {
  return text.split(/\s+/).flatMap((part): (number | null)[] => {
    const [, start, step = '0', times] = /^(_|-?[\d.]+)([+-][\d.]+)?(?:x(\d+))?$/.exec(part) ?? [];
    if (start === undefined) throw new Error(`cannot read ${part}`);
    if (start === '_') return Array.from({ length: Number(times ?? 1) }, () => null);
    return Array.from({ length: Number(times ?? 0) + 1 }, (_, index) => Number(start) + index * Number(step));
  });
}

/** `name{label="value"}` and its values, one a minute. */
export function getSeries({ series, values }: { series: string; values: string }): Series {
  const [, name = '', inner = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(series) ?? [];
  const labels = [...inner.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]);
  return { labels: { __name__: name, ...Object.fromEntries(labels) }, values: getValues(values) };
}

/** The alerts of a rule that fire at a minute, when it is evaluated every minute from the first. */
export function firingAt(rule: Rule, series: Series[], minute: number): Alert[] {
  const query = compile(rule.expr);
  let since = new Map<string, number>();
  let firing: Alert[] = [];
  for (let now = 0; now <= minute; now += 1) {
    const result = query(series, now);
    if (typeof result === 'number') throw new Error(`${rule.alert} is a number`);
    const active = result.map(({ labels: { __name__, ...labels } }) => labels);
    since = new Map(active.map((labels) => [toKey(labels), since.get(toKey(labels)) ?? now]));
    firing = active
      .filter((labels) => now - (since.get(toKey(labels)) ?? now) >= toMinutes(rule.for))
      .map((labels) => ({
        labels: { ...labels, ...rule.labels },
        annotations: render(rule.annotations, labels),
      }));
  }
  return firing;
}

function render(annotations: Record<string, string>, labels: Record<string, string>) {
  const fill = (text: string) => text.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, name) => labels[name] ?? '');
  return Object.fromEntries(Object.entries(annotations).map(([name, text]) => [name, fill(text)]));
}
