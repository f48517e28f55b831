import { chromium } from '@playwright/test';
import { loadTooling } from '../../shared/tooling/compiled.mjs';

const { findChromium } = await loadTooling('findChromium');

/** A browser that does nothing of its own beside what is measured. */
export function openBrowser(...more) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more];
  return chromium.launch({ executablePath: findChromium(), args });
}
