import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const folder = path.join(__dirname, '../../docs/operating');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** Names of metrics that our code makes, and those of the process that prom-client makes for it. */
function madeMetrics(): Set<string> {
  const files = [
    'shell/src/server/observability/metrics.ts',
    'shell/src/server/observability/primaryMetrics.ts',
    'checkout-service/src/observability/metrics.ts',
  ];
  const text = files.map((file) => readFileSync(path.join(__dirname, '../..', file), 'utf8')).join('\n');
  const own = [...text.matchAll(/name: '([a-z_]+)'/g)].map(([, name = '']) => name);
  const ofProcess = [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
  ];
  const parts = own
    .filter((name) => name.endsWith('_seconds'))
    .flatMap((name) => [`${name}_bucket`, `${name}_count`]);
  return new Set([...own, ...parts, ...ofProcess]);
}

const metricsIn = (expression: string) =>
  expression.match(/\b(?:shell|checkout|nodejs|process)_[a-z\d_]+/g) ?? [];

type Rule = { alert: string; expr: string; annotations: { runbook: string } };
const rules = (parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(read('dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  'alert %s reads metrics that are made',
  (_name, rule) => {
    expect(metricsIn(rule.expr).length).toBeGreaterThan(0);
    expect(metricsIn(rule.expr).filter((name) => !madeMetrics().has(name))).toEqual([]);
  },
);

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  'alert %s names a chapter that is there',
  (_name, rule) => {
    const [file = '', anchor] = rule.annotations.runbook.split('#');
    const page = path.join(__dirname, '../..', file);
    expect(existsSync(page)).toBe(true);
    const anchors = [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s/g, '-'),
    );
    if (anchor) expect(anchors).toContain(anchor);
  },
);

test.each(dashboard.panels.map((panel) => [panel.title, panel] as const))(
  'panel “%s” reads metrics that are made',
  (_title, panel) => {
    for (const { expr } of panel.targets) {
      expect(metricsIn(expr).length).toBeGreaterThan(0);
      expect(metricsIn(expr).filter((name) => !madeMetrics().has(name))).toEqual([]);
    }
  },
);

const hasPromtool = spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0;

(hasPromtool ? test : test.skip)(
  'the alerts go off when they should, and not before (needs promtool)',
  () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /);
  },
);
