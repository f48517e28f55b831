import type { Notice } from '@shop/contracts/notices';
import { createSlice, noticeShown } from '@shop/platform';

/** Rule frame.notices: at most three at once. */
const MAX_NOTICES = 3;

export type ShownNotice = Notice & { id: number };
type NoticesState = { shown: ShownNotice[]; nextId: number };

const initialState: NoticesState = { shown: [], nextId: 1 };

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticeDismissed: (state, { payload: id }: { payload: number }) => {
      state.shown = state.shown.filter((notice) => notice.id !== id);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(noticeShown, (state, { payload }) => {
      state.shown = [...state.shown, { ...payload, id: state.nextId }].slice(-MAX_NOTICES);
      state.nextId += 1;
    }),
  selectors: { selectNotices: (state) => state.shown },
});

export const { noticeDismissed } = noticesSlice.actions;
export const { selectNotices } = noticesSlice.selectors;
