import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/escapeHtml';
import type { Served } from '../releases/servedFiles';

/** What /__status says. */
export type Status = {
  /** Version of the shell that answers. */
  shell: string;
  live: { name: string; app: string; version: string; areas: string[] }[];
  /** What served.json says; null before its first word. */
  served: Partial<Served> | null;
};

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#222;background:#fff;max-width:75rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:0 0 2rem;display:block;overflow-x:auto}caption{text-align:left;font-weight:600;font-size:1.2rem;padding:.5rem 0}
th,td{text-align:left;padding:.35rem .9rem .35rem 0;border-bottom:1px solid #ddd;white-space:nowrap}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
.bad{color:#9b1c1c;font-weight:600}p{margin:0 0 1.5rem}`;

/** The hash that allows the page's own style. */
export const statusStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** A table; numbers stand to the right. */
function table(caption: string, heads: string[], rows: unknown[][]): string {
  if (rows.length === 0) return '';
  const isNumber = (column: number) => typeof rows[0]?.[column] === 'number';
  const cells = (row: unknown[], tag: string) =>
    row
      .map(
        (cell, column) =>
          `<${tag}${isNumber(column) ? ' class="n"' : ''}>${escapeHtml(cell ?? '–')}</${tag}>`,
      )
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><caption>${escapeHtml(caption)}</caption><thead><tr>${cells(heads, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}

const share = (part: number, all: number) => (all === 0 ? null : `${((100 * part) / all).toFixed(2)} %`);

/** The status as a page that a person likes to read. */
export function statusHtml({ shell, live, served }: Status): string {
  const releases = live.map(({ name, app, version, areas }) => [name, app, version, areas.join(' ')]);
  const pages = Object.entries(served?.pages ?? {}).map(([release, told]) => [
    release,
    told.loads,
    share(told.failed, told.loads),
    told.lcpMs === null ? null : `${told.lcpMs} ms`,
    told.inpMs === null ? null : `${told.inpMs} ms`,
    told.sent,
    share(told.broken, told.sent),
  ]);
  const front = served?.front;
  const fronts = front
    ? [
        [
          front.pid,
          front.composition,
          `${front.upSeconds} s`,
          front.memoryMb,
          front.pages.kept,
          front.pages.megabytes,
          front.pages.fromCache,
          front.pages.rendered,
          front.pages.shed,
        ],
      ]
    : [];
  const renderers = (front?.pool.renderers ?? []).map(({ pid, isBusy, upSeconds }) => [
    pid,
    `${upSeconds} s`,
    isBusy ? 'renders' : 'idle',
  ]);
  const breakers = (front?.openBreakers ?? []).map(({ remote, version, path, fragment }) => [
    remote,
    version,
    fragment ?? path ?? 'all of it',
  ]);
  const refused = Object.entries(served?.remotes ?? {}).flatMap(([name, { refused: verdict }]) =>
    verdict ? [[name, verdict.version, verdict.reason]] : [],
  );
  const canaries = (served?.canaries ?? []).map(({ name, version, share: part, openedAt, refused: why }) => [
    name,
    version,
    `${Math.round(1000 * part) / 10} %`,
    openedAt,
    why ?? 'open',
  ]);
  const tables = [
    table('Live releases', ['Remote', 'Workspace', 'Version', 'Areas'], releases),
    table('Canaries', ['Remote', 'Version', 'Of visitors', 'Opened', 'State'], canaries),
    table('Refused', ['Remote', 'Version', 'Why'], refused),
    table(
      'What pages tell',
      ['Release', 'Pages', 'With a fault', 'Largest paint', 'Slowest press', 'Sent', 'Not whole'],
      pages,
    ),
    table(
      'Front',
      [
        'Process',
        'Composition',
        'Up',
        'Memory, MB',
        'Pages kept',
        'Kept, MB',
        'From the cache',
        'Rendered',
        'Turned away',
      ],
      fronts,
    ),
    table('Renderers', ['Process', 'Up', 'State'], renderers),
    table('Open circuit breakers', ['Remote', 'Version', 'What'], breakers),
  ];
  const calm =
    breakers.length === 0 && refused.length === 0 ? 'Nothing is refused, no circuit breaker is open.' : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Status of the shop</title><style>${style}</style></head><body><main><h1>Status of the shop</h1>
<p>Answered by process ${process.pid}, shell ${escapeHtml(shell)}. ${calm} Three quarters of the pages keep to the times. The same as JSON: <code>Accept: application/json</code>.</p>
${tables.join('\n')}</main></body></html>`;
}
