import type { Page } from '@playwright/test';

/**
 * Words that a shopper cannot read as the page stands: cut off by a box that does not scroll, past the right edge, or
 * lying over other words. Hidden and visually hidden elements do not count.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { box: DOMRect; owner: Element; text: string };
    const TOLERANCE = 2;
    const isHiddenFromSight = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (getComputedStyle(each).clipPath !== 'none') return true;
      }
      return false;
    };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!owner || !text || owner.closest('script, style, option, svg') || isHiddenFromSight(owner))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ box, owner, text });
    }

    const problems: string[] = [];
    const tell = (what: string, { text }: Line) => problems.push(`${what}: "${text.slice(0, 40)}"`);
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    // A row that scrolls by itself loses nothing where the keyboard moves it: by a stop of its own, or by what is in it.
    const isInRow = (element: Element) => {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const isReached = each.matches('[tabindex="0"]') || each.querySelector('a[href], button') !== null;
        if (scrolls(each) && each.scrollWidth > each.clientWidth && isReached) return true;
      }
      return false;
    };
    for (const line of lines) {
      const { box } = line;
      for (let each: Element | null = line.owner; each && each !== document.body; each = each.parentElement) {
        if (scrolls(each)) break;
        const edge = each.getBoundingClientRect();
        const isInside =
          box.left >= edge.left - TOLERANCE &&
          box.right <= edge.right + TOLERANCE &&
          box.top >= edge.top - TOLERANCE &&
          box.bottom <= edge.bottom + TOLERANCE;
        const isControl =
          each.matches('button, a, [role="tab"]') && getComputedStyle(each).display !== 'inline';
        if (!isInside && (clips(each) || isControl)) tell('cut off', line);
        if (!isInside && clips(each)) break;
      }
      if (!isInRow(line.owner) && box.right > document.documentElement.clientWidth + TOLERANCE)
        tell('past the edge', line);
    }

    // Fixed and sticky boxes lie over the page on purpose.
    const isPinned = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
      }
      return false;
    };
    const still = lines.filter(({ owner }) => !isPinned(owner)).sort((a, b) => a.box.top - b.box.top);
    still.forEach((line, index) => {
      for (let next = index + 1; next < still.length; next++) {
        const other = still[next] as Line;
        if (other.box.top > line.box.bottom - TOLERANCE) break;
        if (other.owner.contains(line.owner) || line.owner.contains(other.owner)) continue;
        const width = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const height = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
        // Lines with a tall font may touch; words over words share more than a third of their height.
        if (width > TOLERANCE && height > Math.min(line.box.height, other.box.height) / 3) {
          tell(`under "${other.text.slice(0, 40)}"`, line);
        }
      }
    });
    return [...new Set(problems)];
  });
}

/** The spacing that a reader may set (WCAG 1.4.12), in a constructed sheet, which the shop's policy does not forbid. */
export function setTextSpacing(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
  });
}
