const SIGNS = ['scroll', 'pointermove', 'keydown'] as const;

/** A line of the browser's best class, whose owner saves nothing. Browsers that do not tell have none. */
function isLineGood(): boolean {
  const line: { effectiveType?: string; saveData?: boolean } = Reflect.get(navigator, 'connection') ?? {};
  return line.effectiveType === '4g' && !line.saveData;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * While a list is read, `prepare` is called with the addresses of its products in view: one of them comes next, and all of them
 * need the same files. A page that nobody reads asks for nothing.
 */
export function prefetchVisible(prepare: (pathname: string) => void) {
  const asked = new Set<string>();
  let isPlanned = false;

  function look() {
    isPlanned = false;
    if (!isLineGood()) return;
    for (const element of document.querySelectorAll<HTMLElement>('main [data-picture-path]')) {
      const { pathname } = new URL(element.dataset.picturePath ?? '', location.href);
      if (pathname === location.pathname || asked.has(pathname) || !isInView(element)) continue;
      asked.add(pathname);
      prepare(pathname);
      // One in each idle moment: a press must not wait for all of them.
      return plan();
    }
  }
  function plan() {
    if (isPlanned || !('requestIdleCallback' in window)) return;
    isPlanned = true;
    requestIdleCallback(look);
  }
  for (const sign of SIGNS) document.addEventListener(sign, plan, { passive: true });
}
