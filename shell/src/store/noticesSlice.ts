import type { Notice } from '@shop/contracts/notices';
import { noticeShown } from '@shop/platform';
import type { Dispatch, Middleware, UnknownAction } from 'redux';

const MAX_NOTICES = 3; // Rule frame.notices.
const DISMISSED = 'notices/noticeDismissed';

export type ShownNotice = Notice & { id: number };
export type NoticesState = { shown: ShownNotice[]; nextId: number };
type NoticeAction = ReturnType<typeof noticeShown> | ReturnType<typeof noticeDismissed>;

const initialState: NoticesState = { shown: [], nextId: 1 };

export const noticeDismissed = (id: number) => ({ type: DISMISSED, payload: id }) as const;

export function reduceNotices(state = initialState, action: NoticeAction | UnknownAction): NoticesState {
  const { shown, nextId } = state;
  const { type, payload } = action as NoticeAction;
  if (type === noticeShown.type) {
    const { kind, title, text } = payload;
    return { shown: [...shown, { kind, title, text, id: nextId }].slice(-MAX_NOTICES), nextId: nextId + 1 };
  }
  if (type === DISMISSED) return { ...state, shown: shown.filter(({ id }) => id !== payload) };
  return state;
}

export const selectNotices = ({ notices }: { notices: NoticesState }) => notices.shown;

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
