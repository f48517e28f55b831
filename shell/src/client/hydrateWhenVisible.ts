import type { RemoteComponentName } from '@shop/contracts/remotes';
import { captureEarlyEvents, type EarlyEvents } from './captureEarlyEvents';

const ONE_SCREEN_AHEAD = '0px 0px 100% 0px';
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

function getElements(name: RemoteComponentName): Element[] {
  const markers = document.querySelectorAll(`[data-fragment="${name}"]`);
  return [...markers].flatMap(({ nextElementSibling }) => nextElementSibling ?? []);
}

function whenNear(elements: Element[]): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const once = () => {
      waiting.abort();
      observer.disconnect();
      resolve();
    };
    const onSign = ({ target }: Event) => {
      if (target instanceof Node && elements.some((element) => element.contains(target))) once();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && once(),
      { rootMargin: ONE_SCREEN_AHEAD },
    );
    for (const element of elements) observer.observe(element);
    // At the window: React stops what it cannot take yet.
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true, capture: true, signal });
  });
}

export function hydrateWhenVisible(name: RemoteComponentName, notifyLost: () => void) {
  const elements = getElements(name);
  const kept: EarlyEvents[] = [];
  let isAlive = false;
  return {
    near: elements.length > 0 ? whenNear(elements) : Promise.resolve(),
    keep() {
      if (isAlive) return;
      kept.push(...elements.map(captureEarlyEvents));
      for (const presses of kept) presses.keepFields();
    },
    onHydrated() {
      isAlive = true;
      for (const presses of kept.splice(0)) void presses.replay();
    },
    /** Its forms' addresses do what was pressed, or it is said to be undone. */
    wasLost() {
      const fates = kept.map((presses) => presses.giveUp());
      if (fates.includes('waiting') && !fates.includes('sent')) notifyLost();
    },
  };
}
