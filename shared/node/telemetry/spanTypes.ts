export type Attributes = Record<string, string | number | boolean | undefined>;
export type SpanKind = 'server' | 'client' | 'internal';
