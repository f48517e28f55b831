import type { Page } from '@playwright/test';

/** A script tag as a site would write it, added by the test to see the page before and after. True when it ran. */
export function addScript(page: Page, address: string, integrity = ''): Promise<boolean> {
  return page.evaluate(
    ([src, hash]) =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.type = 'module';
        script.crossOrigin = 'anonymous';
        script.integrity = hash;
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
        script.src = src;
        document.head.append(script);
      }),
    [address, integrity] as const,
  );
}

/** The button of the first calculator: it is there. */
export const shown = (page: Page) =>
  page.locator('candle-calculator').getByRole('button', { name: 'Calculate' }).first();
