import type { RemoteComponentName } from '@shop/contracts/remotes';
import type { captureEarlyEvents } from './captureEarlyEvents';

/** How far below the screen a region counts as near: it is alive before it is looked at. */
const AHEAD = '0px 0px 100% 0px';
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/** A region of the page whose HTML came from a fragment. */
type WaitingRegion = {
  /** Settles when it comes near the screen, or is pressed, typed or focused in. */
  near: Promise<void>;
  /** Keeps what is pressed in it from now on, until it is alive. */
  keep: () => void;
  onHydrated: () => void;
  /** It cannot be had: what was pressed in it is done by its forms' addresses, or said to be undone. */
  wasLost: () => void;
};

function getElements(name: RemoteComponentName): Element[] {
  const markers = document.querySelectorAll(`[data-fragment="${name}"]`);
  return [...markers].flatMap(({ nextElementSibling }) => nextElementSibling ?? []);
}

function becomesNear(elements: Element[]): Promise<void> {
  return new Promise((resolve) => {
    const once = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
      observer.disconnect();
      resolve();
    };
    const onSign = ({ target }: Event) => {
      if (target instanceof Node && elements.some((element) => element.contains(target))) once();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && once(),
      { rootMargin: AHEAD },
    );
    for (const element of elements) observer.observe(element);
    // At the window: React stops what it cannot take yet.
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true, capture: true });
  });
}

/** The part of the page that the server rendered from a fragment. What is not there, or cannot be watched, is near. */
export function hydrateWhenVisible(
  name: RemoteComponentName,
  keeper: typeof captureEarlyEvents,
  sayLost: () => void = () => {},
): WaitingRegion {
  const elements = getElements(name);
  const isWatched = elements.length > 0 && 'IntersectionObserver' in window;
  const kept: ReturnType<typeof captureEarlyEvents>[] = [];
  let isAlive = false;
  return {
    near: isWatched ? becomesNear(elements) : Promise.resolve(),
    keep() {
      if (!isAlive) kept.push(...elements.map((element) => keeper(element)));
    },
    onHydrated() {
      isAlive = true;
      for (const presses of kept.splice(0)) presses.replay();
    },
    wasLost() {
      const fates = kept.map((presses) => presses.giveUp());
      if (fates.includes('waiting') && !fates.includes('sent')) sayLost();
    },
  };
}
