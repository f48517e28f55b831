import type { Notice } from '@shop/contracts/notices';

const kinds: readonly string[] = ['success', 'error', 'neutral'] satisfies Notice['kind'][];

function isKind(kind: unknown): kind is Notice['kind'] {
  return typeof kind === 'string' && kinds.includes(kind);
}

/** A notice as another part sent it, by its contract and no more: a reason where it is none. */
export function parseNotice(payload: unknown): Notice | { reason: string } {
  if (typeof payload !== 'object' || payload === null) return { reason: 'it is no object' };
  const { kind, title, text } = payload as Partial<Record<keyof Notice, unknown>>;
  if (!isKind(kind)) return { reason: 'its kind is unknown' };
  if (typeof title !== 'string') return { reason: 'its title is no text' };
  if (text !== undefined && typeof text !== 'string') return { reason: 'its text is no text' };
  return { kind, title, ...(text === undefined ? {} : { text }) };
}
