import { useLocation } from '@shop/platform';
import { useLayoutEffect, useRef } from 'react';
import { type Box, noticePlace } from './noticePlace';

const CONTROLS = 'a[href], button, input, select, textarea, summary';

function getBoxes(elements: HTMLElement[]): Box[] {
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight);
}

function visibleControls(region: HTMLElement): Box[] {
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  return getBoxes(controls.filter((control) => !region.contains(control) && !control.closest('[inert]')));
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
      const { right, bottom } =
        placeInDialog(element, dialog) ??
        noticePlace({
          width: element.offsetWidth,
          height: element.offsetHeight,
          viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
          dialog: dialog?.getBoundingClientRect() ?? null,
          controls: visibleControls(element),
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
