import { AsyncLocalStorage } from 'node:async_hooks';
import { createSpanExporter, type SpanExporter, type TracesTo } from './spanExporter';
import type { Attributes, SpanKind } from './spanTypes';
import { newSpanId, newTraceId, type TraceContext } from './traceContext';

export type Span = TraceContext & {
  /** Once; what is said later is not heard. */
  end: (attributes?: Attributes, hasFailed?: boolean) => void;
};

export type Tracer = {
  /** A span below `parent`, else below the one that this work is part of, else of a trace of its own. */
  start: (name: string, kind: SpanKind, parent?: TraceContext) => Span;
  /** All that this begins is part of the span. */
  within: <Result>(span: Span, run: () => Result) => Result;
  /** Sends what is left. */
  stop: () => Promise<void>;
};

/** Makes ids only, sends nothing: what runs while no collector is named. */
export const silentTracer: Tracer = {
  start: (_name, _kind, parent) => ({
    traceId: parent?.traceId ?? newTraceId(),
    spanId: parent?.spanId ?? '0000000000000001',
    end: () => undefined,
  }),
  within: (_span, run) => run(),
  stop: async () => undefined,
};

/** Spans of this process, sent to a collector a few seconds later. Without a collector: silent. */
export function createTracer(to: TracesTo | null): Tracer {
  return to ? tracerTo(createSpanExporter(to)) : silentTracer;
}

function tracerTo(exporter: SpanExporter): Tracer {
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
