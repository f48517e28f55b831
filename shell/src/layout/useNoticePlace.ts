import { useLocation } from '@shop/platform';
import { useLayoutEffect, useRef } from 'react';

/** Edges in px from the top left of the viewport. */
type Box = { left: number; top: number; right: number; bottom: number };

type Situation = {
  width: number;
  height: number;
  viewport: { width: number; height: number };
  dialog: Box | null;
  controls: Box[];
  texts: Box[];
};

/** A covered control weighs as much as a text a thousand times its size. */
const CONTROL_WEIGHT = 1000;

/** px from right and bottom: covers no control and, where there is room, no text of a dialog. */
export function noticePlace({ width, height, viewport, dialog, controls, texts }: Situation) {
  const isBesideDialog = dialog !== null && dialog.left >= width;
  const right = isBesideDialog ? viewport.width - dialog.left : 0;
  const edge = viewport.width - right;
  const [best] = [0, ...[...controls, ...texts].map((thing) => viewport.height - thing.top)]
    .filter((bottom) => bottom >= 0 && bottom + height <= viewport.height)
    .map((bottom) => {
      const top = viewport.height - bottom - height;
      const box = { left: edge - width, right: edge, top, bottom: top + height };
      return { bottom, covered: CONTROL_WEIGHT * measureOverlap(box, controls) + measureOverlap(box, texts) };
    })
    .sort((a, b) => a.covered - b.covered || a.bottom - b.bottom);
  return { right, bottom: best?.bottom ?? 0 };
}

/** px² of others under a box. */
function measureOverlap(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}

const CONTROLS = 'a[href], button, input, select, textarea, summary';

function getBoxes(elements: HTMLElement[]): Box[] {
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight);
}

/** Of an open dialog, else what the page has marked, such as its totals. */
const KEPT_CLEAR = '[data-keep-clear] *';

function visibleTexts(dialog: Element | null): Box[] {
  const elements = [...(dialog ?? document).querySelectorAll<HTMLElement>(dialog ? '*' : KEPT_CLEAR)];
  const hasWords = (element: HTMLElement) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return getBoxes(elements.filter(hasWords));
}

/** Height that a dialog keeps free for notices in its `data-notice-place`, where nothing is beside it. */
const RESERVED = '--notices-height';

function placeInDialog(region: HTMLElement, dialog: Element | null) {
  const place = dialog?.querySelector('[data-notice-place]');
  const isBeside = (dialog?.getBoundingClientRect().left ?? 0) >= region.offsetWidth;
  const isKept = place && !isBeside;
  document.documentElement.style.setProperty(RESERVED, isKept ? `${region.offsetHeight}px` : '0px');
  if (!isKept) return null;
  const { top, bottom } = place.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight ? { right: 0, bottom: window.innerHeight - bottom } : null;
}

export function useNoticePlace(noticeIds: string) {
  const region = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const situation = noticeIds && key + noticeIds;
  useLayoutEffect(() => {
    if (!situation) return;
    const place = () => {
      const element = region.current;
      if (!element) return;
      const dialog = document.querySelector('[role="dialog"]');
      const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
        (control) => !element.contains(control) && !control.closest('[inert]'),
      );
      const { right, bottom } =
        placeInDialog(element, dialog) ??
        noticePlace({
          width: element.offsetWidth,
          height: element.offsetHeight,
          viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
          dialog: dialog?.getBoundingClientRect() ?? null,
          controls: getBoxes(controls),
          texts: visibleTexts(dialog),
        });
      // No change of the layout: nothing that a browser counts as shifted.
      element.style.transform = `translate(${-right}px, ${-bottom}px)`;
    };
    place();
    // Dialogs are children of the body; they slide in.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true });
    const listening = new AbortController();
    for (const name of ['animationend', 'transitionend', 'resize', 'scrollend'])
      window.addEventListener(name, place, { capture: true, signal: listening.signal });
    return () => {
      document.documentElement.style.removeProperty(RESERVED);
      observer.disconnect();
      listening.abort();
    };
  }, [situation]);
  return region;
}
