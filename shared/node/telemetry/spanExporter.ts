export type TraceCollector = {
  /** Without /v1/traces. */
  endpoint: URL;
  service: string;
  onFailure?: (reason: string) => void;
};

export type Attributes = Record<string, string | number | boolean | undefined>;

const FLUSH_MS = 2000;
const BATCH = 512;
/** Bounds memory while the collector is away: newer spans are dropped. */
const MAX_QUEUED = 4096;
const TIMEOUT_MS = 5000;

/** Sends spans, as OTLP writes them in JSON, in batches, one at a time; a rejected batch is dropped. */
export function createSpanExporter({ endpoint, service, onFailure }: TraceCollector) {
  const url = new URL(`${endpoint.pathname.replace(/\/$/, '')}/v1/traces`, endpoint);
  const resource = { attributes: toAttributes({ 'service.name': service }) };
  let queue: object[] = [];
  let pendingSend: Promise<void> | null = null;

  async function send(): Promise<void> {
    while (queue.length > 0) {
      const spans = queue.splice(0, BATCH);
      const body = JSON.stringify({
        resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'shop' }, spans }] }],
      });
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const headers = { 'Content-Type': 'application/json' };
      try {
        const answer = await fetch(url, { method: 'POST', headers, body, signal });
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
    add(span: object) {
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

export function toAttributes(attributes: Attributes) {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: toValue(value) }));
}

function toValue(value: Attributes[string]) {
  if (typeof value === 'boolean') return { boolValue: value };
  return typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value };
}
