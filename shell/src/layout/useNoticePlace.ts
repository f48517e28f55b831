import { type RefObject, useLayoutEffect } from 'react';
import { type Box, noticePlace } from './noticePlace';

const CONTROLS = 'a[href], button, input, select, textarea, summary';

function boxesOf(elements: HTMLElement[]): Box[] {
  return elements
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.bottom > 0 && box.top < window.innerHeight);
}

/** What a shopper could press now and a notice could cover. What lies behind an open dialog cannot be pressed. */
function visibleControls(region: HTMLElement): Box[] {
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  return boxesOf(controls.filter((control) => !region.contains(control) && !control.closest('[inert]')));
}

/** Words that no notice may lie over: those of an open dialog, else of what a page has marked, such as its totals. */
const KEPT_CLEAR = '[data-keep-clear] *';

function visibleTexts(dialog: Element | null): Box[] {
  const elements = [
    ...(dialog
      ? dialog.querySelectorAll<HTMLElement>('*')
      : document.querySelectorAll<HTMLElement>(KEPT_CLEAR)),
  ];
  const hasWords = (element: HTMLElement) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return boxesOf(elements.filter(hasWords));
}

/** Puts the notices where they cover no control, each time when one comes or goes and when a panel opens. */
export function useNoticePlace(region: RefObject<HTMLElement | null>, count: number) {
  useLayoutEffect(() => {
    if (count === 0) return;
    const place = () => {
      const element = region.current;
      if (!element) return;
      const dialog = document.querySelector('[role="dialog"]');
      const { right, bottom } = noticePlace({
        width: element.offsetWidth,
        height: element.offsetHeight,
        viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
        dialog: dialog?.getBoundingClientRect() ?? null,
        controls: visibleControls(element),
        texts: visibleTexts(dialog),
      });
      element.style.right = `${right}px`;
      element.style.bottom = `${bottom}px`;
    };
    place();
    // Dialogs are children of the body; they slide in.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true });
    const events = ['animationend', 'transitionend'] as const;
    for (const name of events) document.addEventListener(name, place);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      for (const name of events) document.removeEventListener(name, place);
      window.removeEventListener('resize', place);
    };
  }, [region, count]);
}
