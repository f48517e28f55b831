import { randomBytes, randomUUID } from 'node:crypto';

/** W3C Trace Context. The trace id is the request id in log and response. */
export type TraceContext = { traceId: string; spanId: string };

export function newTraceId(): string {
  return randomUUID().replaceAll('-', '');
}

export function newSpanId(): string {
  return randomBytes(8).toString('hex');
}

/** Null without a valid header of the known version. */
export function readTraceparent(header: string | string[] | undefined): TraceContext | null {
  if (typeof header !== 'string') return null;
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header) ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId };
}

/** Always sampled: the receiver decides. */
export function writeTraceparent({ traceId, spanId }: TraceContext): string {
  return `00-${traceId}-${spanId}-01`;
}
