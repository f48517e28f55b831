import { flushSync } from 'react-dom';

/** Name under which the browser sees the picture before and after as one. */
const NAME = 'product-picture';

/** The picture of the page at a path, where it is in the window: marked by `data-picture-of` with that path. */
function pictureOf(path: string): HTMLElement | undefined {
  const marked = document.querySelectorAll<HTMLElement>('[data-picture-of]');
  return [...marked].find((element) => {
    if (element.dataset.pictureOf !== path) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
}

/**
 * Shows the next page; a picture that both pages have, of the one page or the other, grows from its old place to its new
 * one. False where there is no such picture, or motion is not wanted: then the page is still to be shown.
 */
export function growPicture({ from, to }: { from: string; to: string }, show: () => void): boolean {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const before = isStill ? undefined : (pictureOf(to) ?? pictureOf(from));
  if (!before || !document.startViewTransition) return false;
  const path = before.dataset.pictureOf ?? '';
  let after: HTMLElement | undefined;
  before.style.viewTransitionName = NAME;
  const { ready, finished } = document.startViewTransition(() => {
    before.style.viewTransitionName = '';
    flushSync(show);
    after = pictureOf(path);
    if (after) after.style.viewTransitionName = NAME;
  });
  const tidy = () => {
    if (after) after.style.viewTransitionName = '';
  };
  // A transition that cannot run (a hidden window, a newer one) has still shown the page.
  ready.catch(() => {});
  finished.then(tidy, tidy);
  return true;
}
