export type Attributes = Record<string, string | number | boolean | undefined>;
/** OTLP's numbers: answers a request, or makes one. */
export type SpanKind = 'server' | 'client' | 'internal';
