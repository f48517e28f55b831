import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Journey = {
  /** Announces a console message or failed request that this journey provokes. */
  expectMessage: (pattern: RegExp) => void;
  /** Where announced messages are gathered and the others found. */
  console: { known: RegExp[]; said: string[] };
};

/** A journey without a page: what the shop answers over HTTP. */
export const httpTest = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
  baseURL: async ({}, use) => use(process.env.SHOP_URL),
});

/** A journey fails on any console message and any failed request that it did not announce. */
export const test = httpTest.extend<Journey>({
  console: [
    async ({ page }, use) => {
      const log = { known: [] as RegExp[], said: [] as string[] };
      watchPage(page, log.said);
      page.context().on('page', (other) => watchPage(other, log.said));
      await use(log);
      expect(log.said.filter((message) => !log.known.some((known) => known.test(message)))).toEqual([]);
    },
    { auto: true },
  ],
  expectMessage: async ({ console }, use) => use((pattern) => void console.known.push(pattern)),
});

const watched = new WeakSet<Page>();

function watchPage(page: Page, messages: string[]) {
  if (watched.has(page)) return;
  watched.add(page);
  page.on('console', (message) => messages.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation ends the requests of the page before it.
    if (reason !== 'net::ERR_ABORTED') messages.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`status ${response.status()}: ${response.url()}`);
  });
}

/** Waits until the browser has taken the page over from the server. */
export async function untilStarted(page: Page) {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
}

/** Opens a page of the shop, alive. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  await untilStarted(page);
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * WCAG 2.2 A and AA by axe: no violation on the page as it stands, or inside what the selector names. Put into the
 * page once and run there: Playwright's builder loads it anew and opens a second page for each run, four times as long.
 */
export async function expectNoAxeViolations(page: Page, within = 'html') {
  // A lazy frame further down holds nothing yet.
  for (const frame of page
    .frames()
    .filter((candidate) => !/^(about:blank)?$/.test(candidate.url()) || candidate === page.mainFrame())) {
    if (await frame.evaluate(() => 'axe' in window)) continue;
    await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`);
  }
  const violations = await page.evaluate(
    async ([selector, tags]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const options = { runOnly: [...tags], resultTypes: ['violations' as const] };
      const found = await axe.run(selector, options);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
    },
    [within, AXE_TAGS] as const,
  );
  expect(violations).toEqual([]);
}

export { expect };
