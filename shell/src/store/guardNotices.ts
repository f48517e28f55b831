import type { Notice } from '@shop/contracts/notices';
import { noticeShown } from '@shop/platform';
import type { Dispatch, Middleware, UnknownAction } from 'redux';

const kinds: readonly unknown[] = ['success', 'error', 'neutral'] satisfies Notice['kind'][];
const isKind = (kind: unknown): kind is Notice['kind'] => kinds.includes(kind);

function parseNotice(payload: unknown): Notice | string {
  if (typeof payload !== 'object' || payload === null) return 'it is no object';
  const { kind, title, text } = payload as Partial<Record<keyof Notice, unknown>>;
  if (!isKind(kind)) return 'its kind is unknown';
  if (typeof title !== 'string') return 'its title is no text';
  if (text !== undefined && typeof text !== 'string') return 'its text is no text';
  return { kind, title, ...(text === undefined ? {} : { text }) };
}

function getSender(stack = ''): string {
  return /\/r\/(?!shell\/)([a-z][a-z0-9-]*)\//.exec(stack)?.[1] ?? 'the shell';
}

/** Drops a notice that breaks the contract, and names its sender. */
export const guardNotices: Middleware<object, object, Dispatch<UnknownAction>> = () => (next) => (action) => {
  const { type, payload } = action as { type?: unknown; payload?: unknown };
  if (type !== noticeShown.type) return next(action);
  const notice = parseNotice(payload);
  if (typeof notice !== 'string') return next(noticeShown(notice));
  console.error(`A notice of ${getSender(new Error().stack)} is refused: ${notice}.`);
  return action;
};
