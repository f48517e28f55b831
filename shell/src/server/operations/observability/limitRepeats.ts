import { LRUCache } from 'lru-cache';
import type { LogFn, Logger } from 'pino';

/** pino's level of warnings. */
const WARN = 40;
const INTERVAL_MS = 60_000;
const MAX_MESSAGES = 100;
const MAX_KEY = 400;
/** A visitor makes up as many addresses, and compositions, as there are lines. */
const MADE_UP = ['composition', 'path', 'request_id', 'stack'];
const UUIDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** For pino's hooks: a fault is logged at once, then at most once a minute with the number of times since (`repeats`). */
export function limitRepeats() {
  const seen = new LRUCache<string, { at: number; repeats: number }>({ max: MAX_MESSAGES });
  return function logMethod(this: Logger, args: Parameters<LogFn>, write: LogFn, level: number) {
    const [fields, message]: unknown[] = args;
    if (level < WARN || typeof fields === 'string') return write.apply(this, args);
    const omitMadeUp = (name: string, value: unknown) => (MADE_UP.includes(name) ? undefined : value);
    const key = JSON.stringify([message, fields], omitMadeUp).replace(UUIDS, '').slice(0, MAX_KEY);
    const now = performance.now();
    const before = seen.get(key);
    if (before && now - before.at < INTERVAL_MS) {
      before.repeats += 1;
      return;
    }
    seen.set(key, { at: now, repeats: 0 });
    const { repeats } = before ?? {};
    write.call(this, repeats ? { ...Object(fields), repeats } : fields, String(message));
  };
}
