/** Over the page, under the header. */
const LAYER = '10';

/** What moves at this moment. */
let moving: Animation | undefined;

/** The first picture of the page at a path, where it is in the window: marked by `data-picture-of` with that path. */
function pictureOf(path: string): HTMLImageElement | undefined {
  const marked = document.querySelectorAll<HTMLElement>('[data-picture-of]');
  const seen = [...marked].find((element) => {
    if (element.dataset.pictureOf !== path) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  return seen?.querySelector('img') ?? undefined;
}

/** Where a picture of this ratio (width by height) is drawn, with what its box cuts off: so it keeps its ratio from place to place. */
function drawnAt(image: HTMLImageElement, ratio: number) {
  const box = image.getBoundingClientRect();
  const fit = getComputedStyle(image).objectFit === 'contain' ? Math.min : Math.max;
  const width = fit(box.width, box.height * ratio);
  const height = width / ratio;
  return {
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
    width,
    height,
  };
}

/** A picture over the page, at a place of the window from where it is scrolled with the document. */
function layCopy(image: HTMLImageElement, { left, top, width, height }: ReturnType<typeof drawnAt>) {
  const copy = new Image();
  copy.src = image.currentSrc;
  copy.alt = '';
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${left + scrollX}px`,
    top: `${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: LAYER,
    borderRadius: 'var(--radius-14)',
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  return copy;
}

/** The token as the browser computes it, in seconds: the build writes 240ms as .24s. */
function durationMs(element: HTMLElement): number {
  element.style.transitionDuration = 'var(--motion-slow)';
  return Number.parseFloat(getComputedStyle(element).transitionDuration) * 1000;
}

/**
 * Notes where a picture is that both pages may have, of the one page or the other. What it returns is called when the next page
 * stands there: a copy of the picture grows to its new place, and the page waits for nothing. Nothing is returned where there is no
 * such picture, or motion is not wanted.
 */
export function notePicture({ from, to }: { from: string; to: string }): (() => void) | undefined {
  moving?.cancel();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const before = pictureOf(to) ?? pictureOf(from);
  if (!before?.complete || before.naturalWidth === 0) return undefined;
  const path = before.closest<HTMLElement>('[data-picture-of]')?.dataset.pictureOf ?? '';
  const ratio = before.naturalWidth / before.naturalHeight;
  const start = drawnAt(before, ratio);
  return () => {
    const after = pictureOf(path);
    if (!after) return;
    const end = drawnAt(after, ratio);
    const copy = layCopy(before, end);
    const timing = { duration: durationMs(copy), easing: 'ease-out' };
    const offset = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
    const animation = copy.animate(
      { transform: [`${offset} scale(${start.width / end.width})`, 'none'] },
      timing,
    );
    const hiding = after.animate({ opacity: [0, 0] }, timing);
    const tidy = () => {
      copy.remove();
      hiding.cancel();
    };
    moving = animation;
    animation.finished.then(tidy, tidy);
  };
}
