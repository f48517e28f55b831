/** A short message at the bottom right (specification §9: 4 s, at most 3 at once). */
export type Notice = {
  kind: 'success' | 'error' | 'neutral';
  title: string;
  text?: string;
};
