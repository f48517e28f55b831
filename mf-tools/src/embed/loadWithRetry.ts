/** Nobody waits longer than this for a calculator. */
const LIMIT_MS = 8000;
/** A part that has not answered by then is asked for again. */
const HANGING_MS = 4000;
/** Pause after a failure, for lines that are gone for a moment. */
const PAUSE_MS = 1000;

/** Loads a part, a second time where the first fails or hangs; whichever arrives first counts. @throws after 8 s */
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
    after(LIMIT_MS, () => reject(new Error('There was no answer within 8 seconds.')));
    attempt();
  }).finally(() => timers.forEach(clearTimeout));
}

/** Loads each part by its name once, for all who ask. A failure is not kept: who asks next tries again. */
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
