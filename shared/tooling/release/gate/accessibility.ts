import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const FRAME = ['#app > header', '#app > footer'];

const readAxe = () => readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** For a document that stays: axe takes longer to compile than to run. */
export const installAxe = (page: Page) => page.addInitScript({ content: readAxe() });

/** What axe finds on the page, without the shop's frame where that is known. Motion is over before it looks at colors. */
export async function findAccessibilityFaults(page: Page, path: string, isFrameKnown = false) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readAxe());
  const violations = await page.evaluate(
    async ({ tags, exclude }) => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      const axe: typeof Axe = Reflect.get(window, 'axe');
      const options = { runOnly: tags, resultTypes: ['violations' as const], preload: false };
      const found = await axe.run({ include: ['html'], exclude }, options);
      return found.violations.map(({ id, nodes }) => `${id} (${nodes[0]?.html.slice(0, 120)})`);
    },
    { tags: TAGS, exclude: isFrameKnown ? FRAME : [] },
  );
  return violations.map((violation) => `${path} fails axe: ${violation}`);
}
