export class TooManyRenderings extends Error {}

/** With fewer visitors' renderings than this one renderer is free: a shop has two at least. */
const BUSY_RENDERINGS = 2;
const MAX_BACKGROUND = 1000;

type Background<Result> = { key: string; render: () => Promise<Result> };

/** Renders each page once for all who wait for it. */
export function createRenderQueue<Result>(maxRenderings: number) {
  const running = new Map<string, Promise<Result>>();
  const background = new Map<string, Background<Result>>();
  let visitors = 0;
  let isBackgroundBusy = false;

  function start(key: string, render: () => Promise<Result>, onEnd: () => void): Promise<Result> {
    const rendering = render().finally(() => {
      running.delete(key);
      onEnd();
      startBackground();
    });
    running.set(key, rendering);
    return rendering;
  }

  function startBackground() {
    const [next] = background;
    if (!next || isBackgroundBusy || visitors >= BUSY_RENDERINGS) return;
    const [slot, { key, render }] = next;
    background.delete(slot);
    if (running.has(key)) return startBackground();
    isBackgroundBusy = true;
    start(key, render, () => {
      isBackgroundBusy = false;
    }).catch(() => undefined);
  }

  return {
    /** For a visitor. @throws TooManyRenderings when all slots are taken */
    async run(key: string, render: () => Promise<Result>): Promise<Result> {
      const known = running.get(key);
      if (known) return known;
      if (visitors >= maxRenderings) throw new TooManyRenderings('too many renderings');
      visitors += 1;
      return start(key, render, () => {
        visitors -= 1;
      });
    },
    addBackground(slot: string, key: string, render: () => Promise<Result>): void {
      if (!background.has(slot) && background.size >= MAX_BACKGROUND) return;
      background.set(slot, { key, render });
      startBackground();
    },
  };
}
