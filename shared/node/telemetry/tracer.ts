import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, createSpanExporter, type TraceCollector, toAttributes } from './spanExporter';
import { newSpanId, newTraceId, type TraceContext } from './traceContext';

/** OTLP's numbers. */
const KINDS = { server: 2, client: 3 };

export type Span = TraceContext & {
  end: (attributes?: Attributes, hasFailed?: boolean) => void;
};

export type Tracer = {
  /** A child of `parent`, else of the current span, else a root. */
  start: (name: string, kind: keyof typeof KINDS, parent?: TraceContext) => Span;
  within: <Result>(span: Span, run: () => Result) => Result;
  stop: () => Promise<void>;
};

export const silentTracer: Tracer = {
  start: (_name, _kind, parent) => ({
    traceId: parent?.traceId ?? newTraceId(),
    spanId: parent?.spanId ?? '0000000000000001',
    end: () => undefined,
  }),
  within: (_span, run) => run(),
  stop: async () => undefined,
};

/** Text: beyond the exact range of a number. */
const toNanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1000)}000`;

export function createTracer(to: TraceCollector | null): Tracer {
  if (!to) return silentTracer;
  const exporter = createSpanExporter(to);
  const current = new AsyncLocalStorage<TraceContext>();
  return {
    start(name, kind, parent = current.getStore()) {
      const ids = { traceId: parent?.traceId ?? newTraceId(), spanId: newSpanId() };
      const startedAt = Date.now();
      const startedTick = performance.now();
      let isOver = false;
      return {
        ...ids,
        end(attributes = {}, hasFailed = false) {
          if (isOver) return;
          isOver = true;
          exporter.add({
            ...ids,
            parentSpanId: parent?.spanId ?? '',
            name,
            kind: KINDS[kind],
            startTimeUnixNano: toNanoseconds(startedAt),
            endTimeUnixNano: toNanoseconds(startedAt + performance.now() - startedTick),
            attributes: toAttributes(attributes),
            status: hasFailed ? { code: 2 } : {},
          });
        },
      };
    },
    within: (span, run) => current.run(span, run),
    stop: exporter.stop,
  };
}
