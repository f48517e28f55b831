export type Attributes = Record<string, string | number | boolean | undefined>;
/** OTLP's numbers. */
export type SpanKind = 'server' | 'client' | 'internal';
