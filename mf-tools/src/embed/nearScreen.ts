/** A screen's height ahead: the calculator stands there when it is scrolled to. */
const AHEAD = '100%';

export function nearScreen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    ).observe(element);
  });
}
