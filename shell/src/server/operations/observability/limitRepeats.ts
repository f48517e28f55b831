import { LRUCache } from 'lru-cache';

const INTERVAL_MS = 60_000;
const MAX_MESSAGES = 100;
const MAX_REASON = 200;

type Fields = Record<string, unknown> & { reason?: string };
type Write = (fields: Fields, message: string) => void;

/** Logs a message with its reason at once, then at most once a minute with the number of times since (`repeats`). */
export function limitRepeats(write: Write): Write {
  const seen = new LRUCache<string, { at: number; repeats: number }>({ max: MAX_MESSAGES });
  return (fields, message) => {
    const key = `${message} ${fields.reason?.slice(0, MAX_REASON)}`;
    const now = performance.now();
    const before = seen.get(key);
    if (before && now - before.at < INTERVAL_MS) {
      before.repeats += 1;
      return;
    }
    seen.set(key, { at: now, repeats: 0 });
    write(before?.repeats ? { ...fields, repeats: before.repeats } : fields, message);
  };
}
