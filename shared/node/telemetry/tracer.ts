import { AsyncLocalStorage } from 'node:async_hooks';
import { createSpanExporter, type SpanExporter, type TraceCollector } from './spanExporter';
import type { Attributes, SpanKind } from './spanTypes';
import { newSpanId, newTraceId, type TraceContext } from './traceContext';

export type Span = TraceContext & {
  end: (attributes?: Attributes, hasFailed?: boolean) => void;
};

export type Tracer = {
  /** A child of `parent`, else of the current span, else a root. */
  start: (name: string, kind: SpanKind, parent?: TraceContext) => Span;
  within: <Result>(span: Span, run: () => Result) => Result;
  stop: () => Promise<void>;
};

/** Creates ids, sends nothing. */
export const silentTracer: Tracer = {
  start: (_name, _kind, parent) => ({
    traceId: parent?.traceId ?? newTraceId(),
    spanId: parent?.spanId ?? '0000000000000001',
    end: () => undefined,
  }),
  within: (_span, run) => run(),
  stop: async () => undefined,
};

export function createTracer(to: TraceCollector | null): Tracer {
  return to ? createExportingTracer(createSpanExporter(to)) : silentTracer;
}

function createExportingTracer(exporter: SpanExporter): Tracer {
  const current = new AsyncLocalStorage<TraceContext>();
  return {
    start(name, kind, parent = current.getStore()) {
      const traceId = parent?.traceId ?? newTraceId();
      const spanId = newSpanId();
      const startedAt = Date.now();
      const startedTick = performance.now();
      let isOver = false;
      return {
        traceId,
        spanId,
        end(attributes = {}, hasFailed = false) {
          if (isOver) return;
          isOver = true;
          const endedAt = startedAt + performance.now() - startedTick;
          const parentSpanId = parent?.spanId ?? '';
          exporter.add({
            traceId,
            spanId,
            parentSpanId,
            name,
            kind,
            startedAt,
            endedAt,
            attributes,
            hasFailed,
          });
        },
      };
    },
    within: (span, run) => current.run(span, run),
    stop: exporter.stop,
  };
}
