import { configureStore, noticeShown } from '@shop/platform';
import { noticeDismissed, noticesSlice, selectNotices } from './noticesSlice';

function aStore() {
  return configureStore({ reducer: { notices: noticesSlice.reducer } });
}
const titles = (store: ReturnType<typeof aStore>) =>
  selectNotices(store.getState()).map(({ title }) => title);

test('at most three notices are shown, the newest ones', () => {
  const store = aStore();
  for (const title of ['one', 'two', 'three', 'four'])
    store.dispatch(noticeShown({ kind: 'neutral', title }));
  expect(titles(store)).toEqual(['two', 'three', 'four']);
});

test('a dismissed notice goes, also when another says the same', () => {
  const store = aStore();
  store.dispatch(noticeShown({ kind: 'success', title: 'same' }));
  store.dispatch(noticeShown({ kind: 'success', title: 'same' }));
  const [first, second] = selectNotices(store.getState());
  store.dispatch(noticeDismissed(first?.id ?? 0));
  expect(selectNotices(store.getState())).toEqual([second]);
});
