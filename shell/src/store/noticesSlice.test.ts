import { noticeShown } from '@shop/platform';
import { makeStore } from './makeStore';
import { noticeDismissed, selectNotices } from './noticesSlice';

const titles = (store: ReturnType<typeof makeStore>) =>
  selectNotices(store.getState()).map(({ title }) => title);

test('at most three notices are shown, the newest ones', () => {
  const store = makeStore();
  for (const title of ['one', 'two', 'three', 'four'])
    store.dispatch(noticeShown({ kind: 'neutral', title }));
  expect(titles(store)).toEqual(['two', 'three', 'four']);
});

test('a dismissed notice goes, also when another says the same', () => {
  const store = makeStore();
  store.dispatch(noticeShown({ kind: 'success', title: 'same' }));
  store.dispatch(noticeShown({ kind: 'success', title: 'same' }));
  const [first, second] = selectNotices(store.getState());
  store.dispatch(noticeDismissed(first?.id ?? 0));
  expect(selectNotices(store.getState())).toEqual([second]);
});
