/** A screen's height ahead: the calculator stands there when it is scrolled to. */
const AHEAD = '100%';
/** For pages whose `load` waits for something that hangs. */
const LOAD_LIMIT_MS = 3000;

/** After what the page itself loads: its pictures need the line more. */
export function nearScreen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    const watch = () => observer.observe(element);
    if (document.readyState === 'complete') return watch();
    addEventListener('load', watch, { once: true });
    setTimeout(watch, LOAD_LIMIT_MS);
  });
}
