// What the machine's fonts make of a line: baselines hold only where these widths are the same.
import type { Page } from '@playwright/test';

const LINE = 'Wick & Wax 0123456789 the quick brown fox';
const FAMILIES = ['system-ui', 'serif', 'sans-serif', 'monospace'];

/** Width in px of one line in each of the families that pages fall back to. */
export function getFonts(page: Page) {
  return page.evaluate(
    ({ line, families }) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('The browser draws no text.');
      return families.map((family) => {
        context.font = `32px ${family}`;
        return [family, Math.round(context.measureText(line).width)];
      });
    },
    { line: LINE, families: FAMILIES },
  );
}
