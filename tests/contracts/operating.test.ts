import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { firingAt, getSeries, type Rule, toMinutes } from './support/alerts';

const folder = path.join(__dirname, '../../docs/operating');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** Names of metrics that our code makes, and those of the process that prom-client makes for it. */
function madeMetrics(): Set<string> {
  const files = [
    'shell/src/server/operations/observability/metrics.ts',
    'checkout-service/src/observability/metrics.ts',
  ];
  const text = files.map((file) => readFileSync(path.join(__dirname, '../..', file), 'utf8')).join('\n');
  const own = [...text.matchAll(/(?:name: '|\[\s*'|^ {2})((?:shell|checkout)_[a-z_]+)(?:'|: \[)/gm)].map(
    ([, name = '']) => name,
  );
  const ofProcess = [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
  ];
  const parts = own
    .filter((name) => name.endsWith('_seconds'))
    .flatMap((name) => [`${name}_bucket`, `${name}_count`]);
  // Prometheus makes `up` itself, for each target.
  return new Set([...own, ...parts, ...ofProcess, 'up']);
}

const metricsIn = (expression: string) =>
  expression.match(/\b(?:(?:shell|checkout|nodejs|process)_[a-z\d_]+|up\b)/g) ?? [];

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
    const [file = '', anchor = 'none'] = rule.annotations.runbook.split('#');
    const page = path.join(__dirname, '../..', file);
    expect(existsSync(page)).toBe(true);
    const anchors = [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s/g, '-'),
    );
    expect(anchors).toContain(anchor);
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

type RuleTest = {
  name: string;
  input_series: { series: string; values: string }[];
  alert_rule_test: {
    eval_time: string;
    alertname: string;
    exp_alerts: { exp_labels: object; exp_annotations: object }[];
  }[];
};
const ruleTests = (parse(read('alerts.test.yml')) as { tests: RuleTest[] }).tests;

test.each(ruleTests.map((one) => [one.name, one] as const))(
  '%s',
  (_name, { input_series, alert_rule_test }) => {
    const series = input_series.map(getSeries);
    for (const { eval_time, alertname, exp_alerts } of alert_rule_test) {
      const rule = rules.find(({ alert }) => alert === alertname);
      if (!rule) throw new Error(`no rule ${alertname}`);
      const expected = exp_alerts.map(({ exp_labels, exp_annotations }) => ({
        labels: exp_labels,
        annotations: exp_annotations,
      }));
      expect([alertname, eval_time, firingAt(rule, series, toMinutes(eval_time))]).toEqual([
        alertname,
        eval_time,
        expected,
      ]);
    }
  },
);

test('every alert is tried: it goes off in one of the tests, and is quiet in one', () => {
  const tried = ruleTests.flatMap(({ alert_rule_test }) => alert_rule_test);
  const names = (isFiring: boolean) =>
    new Set(
      tried.filter(({ exp_alerts }) => exp_alerts.length > 0 === isFiring).map(({ alertname }) => alertname),
    );
  expect(rules.map(({ alert }) => alert).filter((name) => !names(true).has(name))).toEqual([]);
  expect(rules.map(({ alert }) => alert).filter((name) => !names(false).has(name))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0;

(hasPromtool ? test : test.skip)('promtool says the same of the alerts (needs promtool)', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /);
});
