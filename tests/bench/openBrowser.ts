import { chromium } from '@playwright/test';
import { findChromium } from '../../shared/tooling/findChromium';

/** A browser that does nothing of its own beside what is measured. */
export function openBrowser(...more: string[]) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more];
  return chromium.launch({ executablePath: findChromium(), args });
}
