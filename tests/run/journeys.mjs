import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runBin } from './program.mjs';
import { demandChromium } from './systemPackages.mjs';
import { noteFlaky, tally } from './tally.mjs';

function listFlaky({ suites = [], specs = [] }, titles = []) {
  for (const { title, tests } of specs) {
    if (tests.some(({ status }) => status === 'flaky')) noteFlaky([...titles, title].join(': '));
  }
  for (const suite of suites) listFlaky(suite, [...titles, suite.title]);
}

/** Runs the journeys in Chromium: all, or those whose files begin with one of these names. */
export async function runJourneys(reports, names = []) {
  try {
    await demandChromium();
  } catch (error) {
    tally.failed++;
    console.log(error.message);
    return;
  }
  const file = path.join(reports, 'journeys.json');
  const files = names.map((name) => `journeys.${name}[.-]`);
  const isGood = await runBin(
    '@playwright/test',
    ['test', '--config=tests/playwright.config.mjs', ...files],
    {
      command: 'playwright',
      env: { JOURNEY_REPORT: file },
    },
  );
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  listFlaky(report);
  tally.passed += expected + flaky;
  const broken = unexpected + (report.errors ?? []).length;
  tally.failed += isGood ? broken : Math.max(broken, 1);
}
