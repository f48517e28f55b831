const SIGNS = ['scroll', 'pointermove', 'keydown', 'click'] as const;
const NEXT = 'main [data-picture-path], [role="dialog"] nav a[href]';

/** Only Chromium tells. */
function isLineGood(): boolean {
  const line: { effectiveType?: string; saveData?: boolean } = Reflect.get(navigator, 'connection') ?? {};
  return line.effectiveType === '4g' && !line.saveData;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

export function prefetchVisible(prepare: (pathname: string) => void) {
  const asked = new Set<string>();
  let isPlanned = false;

  function look() {
    isPlanned = false;
    for (const element of document.querySelectorAll<HTMLElement>(NEXT)) {
      const address = element.dataset.picturePath ?? element.getAttribute('href') ?? '';
      const { pathname } = new URL(address, location.href);
      if (pathname === location.pathname || asked.has(pathname) || !isInView(element)) continue;
      asked.add(pathname);
      prepare(pathname);
      // One in each idle moment: a press must not wait for all of them.
      return plan();
    }
  }
  function plan() {
    if (isPlanned || !isLineGood()) return;
    isPlanned = true;
    requestIdleCallback(look);
  }
  for (const sign of SIGNS) document.addEventListener(sign, plan, { passive: true });
}
