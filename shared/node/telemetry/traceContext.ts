import { randomBytes } from 'node:crypto';

/** Where a request is in its trace (W3C Trace Context). The trace's id is the request's id, in log and answer. */
export type TraceContext = { traceId: string; spanId: string };

const prefix = randomBytes(10).toString('hex');
let count = 0;

/** Random for each process, counted within: a request pays for no randomness. */
export function newTraceId(): string {
  count += 1;
  return `${prefix}${count.toString(16).padStart(12, '0')}`;
}

/** 16 hex digits. */
export function newSpanId(): string {
  return randomBytes(8).toString('hex');
}

/** null where the header is none, or not of the version that is known. */
export function readTraceparent(header: string | string[] | undefined): TraceContext | null {
  if (typeof header !== 'string') return null;
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header) ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId };
}

/** Sampled: whoever receives it decides whether it sends anything. */
export function writeTraceparent({ traceId, spanId }: TraceContext): string {
  return `00-${traceId}-${spanId}-01`;
}
