import { defineConfig } from '@playwright/test';
import { loadTooling } from '../shared/tooling/compiled.mjs';

const { findChromium } = await loadTooling('findChromium');

// The operator's own settings are none of a journey's.
process.env.ENV_FILE = 'none';

/** Journeys in a real browser, against the built shop as `npm start` serves it. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/journeySetup.ts',
  outputDir: '../test-results',
  reporter: process.env.JOURNEY_REPORT
    ? [['list'], ['json', { outputFile: process.env.JOURNEY_REPORT }]]
    : 'list',
  // As many as a small machine has cores.
  workers: 2,
  fullyParallel: true,
  // Only a fault exceeds these: a busy machine needs several times what a quiet one does.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
