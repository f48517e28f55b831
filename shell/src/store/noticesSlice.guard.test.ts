import { noticeShown } from '@shop/platform';
import { makeStore } from './makeStore';
import { selectNotices } from './noticesSlice';

const shown = (store: ReturnType<typeof makeStore>) =>
  selectNotices(store.getState()).map(({ id: _id, ...notice }) => notice);

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => said.mockRestore());

test.each([
  ['an object as title', { kind: 'success', title: { text: 'Added' } }],
  ['no title', { kind: 'success' }],
  ['an unknown kind', { kind: 'loud', title: 'Added' }],
  ['a text that is none', { kind: 'error', title: 'No', text: 7 }],
  ['nothing', undefined],
])('a notice with %s is refused, and the log has it and says whose it is', (_what, payload) => {
  const store = makeStore();
  store.dispatch({ type: noticeShown.type, payload });
  expect(shown(store)).toEqual([]);
  expect(said).toHaveBeenCalledWith('A notice of the shell is refused:', payload);
});

test('the sender is named by the address of its code', () => {
  const store = makeStore();
  const send = new Function(
    'dispatch',
    'action',
    'dispatch(action)\n//# sourceURL=http://shop.example/r/mf-tools/x.0123456789.js',
  );
  send(store.dispatch, { type: noticeShown.type, payload: {} });
  expect(said).toHaveBeenCalledWith('A notice of mf-tools is refused:', {});
});

test('a field that the contract does not know costs nothing', () => {
  const store = makeStore();
  store.dispatch({ type: noticeShown.type, payload: { kind: 'success', title: 'Added', color: 'red' } });
  expect(shown(store)).toEqual([{ kind: 'success', title: 'Added' }]);
  expect(said).not.toHaveBeenCalled();
});
