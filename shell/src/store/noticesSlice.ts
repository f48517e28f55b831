import type { Notice } from '@shop/contracts/notices';
import { noticeShown } from '@shop/platform';
import type { UnknownAction } from 'redux';

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
