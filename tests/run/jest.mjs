import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runBin } from './program.mjs';
import { noteFlaky, tally } from './tally.mjs';

/** As many as a small machine has cores: the journeys run beside them, and with a third one nothing ended sooner. */
const WORKERS = 2;

/** Runs Jest's tests of these projects; `only` are further arguments, such as folders. */
export async function runJest(projects, reports, { only = [], env = {} } = {}) {
  const report = path.join(reports, `jest-${projects.join('-')}.json`);
  const flags = [`--maxWorkers=${WORKERS}`, '--passWithNoTests', '--json', `--outputFile=${report}`];
  await runBin('jest', [...only, ...flags, '--selectProjects', ...projects], { env });
  const jest = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  tally.passed += jest?.numPassedTests ?? 0;
  tally.failed += (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 1);
  for (const { name, assertionResults } of jest?.testResults ?? []) {
    for (const { fullName, status, invocations } of assertionResults) {
      if (status === 'passed' && invocations > 1) noteFlaky(`${path.relative(root, name)}: ${fullName}`);
    }
  }
}
