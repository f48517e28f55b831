import type { RemoteComponentName } from '@shop/contracts/remotes';
import { captureEarlyEvents, type EarlyEvents } from './captureEarlyEvents';

const ONE_SCREEN_AHEAD = '0px 0px 100% 0px';

export function hydrateWhenVisible(name: RemoteComponentName, notifyLost: () => void) {
  const markers = [...document.querySelectorAll(`[data-fragment="${name}"]`)];
  const elements = markers.flatMap(({ nextElementSibling }) => nextElementSibling ?? []);
  const kept: EarlyEvents[] = [];
  let isAlive = false;
  let wake = () => {};
  const near = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
    { rootMargin: ONE_SCREEN_AHEAD },
  );
  for (const element of elements) observer.observe(element);
  void near.then(() => observer.disconnect());
  if (elements.length === 0) wake();
  return {
    near,
    keep() {
      if (isAlive) return;
      kept.push(...elements.map((element) => captureEarlyEvents(element, wake)));
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
