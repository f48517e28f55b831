import type { Attributes, SpanKind } from './spanTypes';

export type TraceCollector = {
  /** Without /v1/traces. */
  endpoint: URL;
  service: string;
  onFailure?: (reason: string) => void;
};

export type FinishedSpan = {
  traceId: string;
  spanId: string;
  /** Empty: the root span. */
  parentSpanId: string;
  name: string;
  kind: SpanKind;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt: number;
  attributes: Attributes;
  hasFailed: boolean;
};

export type SpanExporter = { add: (span: FinishedSpan) => void; stop: () => Promise<void> };

const FLUSH_MS = 2000;
const BATCH = 512;
/** Bounds memory while the collector is away: newer spans are dropped. */
const MAX_QUEUED = 4096;
const TIMEOUT_MS = 5000;
const KINDS: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 };

/** Sends spans in batches, one at a time; a rejected batch is dropped. */
export function createSpanExporter({ endpoint, service, onFailure }: TraceCollector): SpanExporter {
  const url = new URL(`${endpoint.pathname.replace(/\/$/, '')}/v1/traces`, endpoint);
  const resource = { attributes: toAttributes({ 'service.name': service }) };
  let queue: FinishedSpan[] = [];
  let pendingSend: Promise<void> | null = null;

  async function send(): Promise<void> {
    while (queue.length > 0) {
      const spans = queue.splice(0, BATCH).map(toOtlp);
      const body = JSON.stringify({
        resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'shop' }, spans }] }],
      });
      try {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(url, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await answer.arrayBuffer();
        if (!answer.ok) onFailure?.(`status ${answer.status}`);
      } catch (error) {
        onFailure?.((error as Error).name);
        queue = [];
      }
    }
  }
  const flush = () => {
    pendingSend ??= send().finally(() => {
      pendingSend = null;
    });
    return pendingSend;
  };
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();
  return {
    add(span) {
      if (queue.length < MAX_QUEUED) queue.push(span);
      if (queue.length >= BATCH) void flush();
    },
    async stop() {
      clearInterval(timer);
      await pendingSend;
      await flush();
    },
  };
}

function toOtlp({ startedAt, endedAt, kind, attributes, hasFailed, ...span }: FinishedSpan) {
  return {
    ...span,
    kind: KINDS[kind],
    startTimeUnixNano: toNanoseconds(startedAt),
    endTimeUnixNano: toNanoseconds(endedAt),
    attributes: toAttributes(attributes),
    status: hasFailed ? { code: 2 } : {},
  };
}

/** Text: beyond the exact range of a number. */
const toNanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1000)}000`;

function toAttributes(attributes: Attributes) {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: toValue(value) }));
}

function toValue(value: Attributes[string]) {
  if (typeof value === 'boolean') return { boolValue: value };
  return typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value };
}
