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
    addEventListener('load', watch);
    setTimeout(watch, document.readyState === 'complete' ? 0 : LOAD_LIMIT_MS);
  });
}
