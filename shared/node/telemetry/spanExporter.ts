import type { Attributes, SpanKind } from './spanTypes';

/** A collector that speaks OTLP over HTTP, and who sends. */
export type TracesTo = {
  /** As OTEL_EXPORTER_OTLP_ENDPOINT names it: without /v1/traces. */
  endpoint: URL;
  /** 'shell' or 'checkout'. */
  service: string;
  onFailure?: (reason: string) => void;
};

export type FinishedSpan = {
  traceId: string;
  spanId: string;
  /** Empty: the first of its trace. */
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
/** A collector that is away costs this much memory and no more: the newest are dropped. */
const MAX_WAITING = 4096;
const LIMIT_MS = 5000;
const KINDS: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 };

/** Sends spans in batches, one batch at a time. A collector's trouble is nobody else's: what it does not take is dropped. */
export function createSpanExporter({ endpoint, service, onFailure }: TracesTo): SpanExporter {
  const url = new URL(`${endpoint.pathname.replace(/\/$/, '')}/v1/traces`, endpoint);
  const resource = { attributes: toAttributes({ 'service.name': service }) };
  let waiting: FinishedSpan[] = [];
  let sending: Promise<void> | null = null;

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const spans = waiting.splice(0, BATCH).map(toOtlp);
      const body = JSON.stringify({
        resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'shop' }, spans }] }],
      });
      try {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(url, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        await answer.arrayBuffer();
        if (!answer.ok) onFailure?.(`status ${answer.status}`);
      } catch (error) {
        onFailure?.((error as Error).name);
        waiting = [];
      }
    }
  }
  const flush = () => {
    sending ??= send().finally(() => {
      sending = null;
    });
    return sending;
  };
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();
  return {
    add(span) {
      if (waiting.length < MAX_WAITING) waiting.push(span);
      if (waiting.length >= BATCH) void flush();
    },
    async stop() {
      clearInterval(timer);
      await sending;
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

/** Beyond what a number holds exactly: written as text, as OTLP wants it. */
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
