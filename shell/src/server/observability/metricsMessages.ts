export type Asked = { type: 'metrics wanted'; id: string };
export type Answered = { type: 'metrics'; id: string; text: string };

/** What the processes of the shop say to each other of figures, and nobody else needs to understand. */
export function isAboutMetrics(message: unknown): boolean {
  const { type } = (message ?? {}) as { type?: unknown };
  return typeof type === 'string' && /^(?:prom-client:|metrics)/.test(type);
}
