const LIMIT_MS = 8000;
const HANGING_MS = 4000;
/** For lines that are gone for a moment. */
const PAUSE_MS = 1000;

/** Again where the first fails or hangs; the faster counts. @throws after 8 s */
export function loadWithRetry<Part>(load: (isSecondTry: boolean) => Promise<Part>): Promise<Part> {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const after = (ms: number, act: () => void) => timers.push(setTimeout(act, ms));
  return new Promise<Part>((resolve, reject) => {
    let failures = 0;
    let tries = 0;
    const attempt = () => {
      if (tries === 2) return;
      tries++;
      load(tries === 2).then(resolve, (error) => {
        failures++;
        if (failures === 2) reject(error);
        else after(PAUSE_MS, attempt);
      });
    };
    after(HANGING_MS, attempt);
    after(LIMIT_MS, () => reject(new Error('No answer within 8 seconds.')));
    attempt();
  }).finally(() => timers.forEach(clearTimeout));
}

/** A failure is not kept. */
export function loadOnce<Part>(load: (name: string, isSecondTry: boolean) => Promise<Part>) {
  const parts = new Map<string, Promise<Part>>();
  return {
    has: (name: string) => parts.has(name),
    load(name: string): Promise<Part> {
      const known = parts.get(name);
      if (known) return known;
      const part = loadWithRetry((isSecondTry) => load(name, isSecondTry));
      parts.set(name, part);
      part.catch(() => parts.delete(name));
      return part;
    },
  };
}
