import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const SHOWN_MS = 8000;
const STILL_MS = 120;

/** Until the page is alive, has another title than `earlier`, and nothing of it changes any more. False where it goes on. */
export function waitUntilStill(page: Page, earlier = '') {
  return page.evaluate(
    async ({ shownMs, stillMs, old }) => {
      const until = performance.now() + shownMs;
      let changedAt = performance.now();
      const watch = new MutationObserver(() => {
        changedAt = performance.now();
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      const isShown = () => document.querySelector('html[data-started] main h1') && document.title !== old;
      const isStill = () => isShown() && performance.now() - changedAt >= stillMs;
      while (performance.now() < until && !isStill()) await new Promise((resolve) => setTimeout(resolve, 20));
      watch.disconnect();
      return performance.now() - changedAt >= stillMs;
    },
    { shownMs: SHOWN_MS, stillMs: STILL_MS, old: earlier },
  );
}

export function scrollThrough(page: Page) {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
}

/** A tab whose script never ends answers nothing more. @throws when the time is over */
export function withLimit<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const late = delay(ms, undefined, { ref: false }).then(() => {
    throw new Error(`it does not come to rest within ${ms / 1000} s`);
  });
  return Promise.race([work, late]);
}
