import type { Notice } from '@shop/contracts/notices';
import { noticeShown } from '@shop/platform';
import type { Dispatch, Middleware, UnknownAction } from 'redux';

const kinds: unknown[] = ['success', 'error', 'neutral'] satisfies Notice['kind'][];

function isNotice(payload: unknown): payload is Notice {
  const { kind, title, text = '' }: Partial<Record<keyof Notice, unknown>> = Object(payload);
  return kinds.includes(kind) && typeof title === 'string' && typeof text === 'string';
}

function getSender(stack = ''): string {
  return /\/r\/(?!shell\/)([a-z][a-z0-9-]*)\//.exec(stack)?.[1] ?? 'the shell';
}

/** Drops a notice that breaks the contract, and names its sender. */
export const guardNotices: Middleware<object, object, Dispatch<UnknownAction>> = () => (next) => (action) => {
  const { type, payload } = action as { type?: unknown; payload?: unknown };
  if (type !== noticeShown.type || isNotice(payload)) return next(action);
  console.error(`A notice of ${getSender(new Error().stack)} is refused:`, payload);
  return action;
};
