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
  ['an object as title', { kind: 'success', title: { text: 'Added' } }, 'its title is no text'],
  ['no title', { kind: 'success' }, 'its title is no text'],
  ['an unknown kind', { kind: 'loud', title: 'Added' }, 'its kind is unknown'],
  ['a text that is none', { kind: 'error', title: 'No', text: 7 }, 'its text is no text'],
  ['nothing', undefined, 'it is no object'],
])('a notice with %s is refused, and the log says why and whose it is', (_what, payload, reason) => {
  const store = makeStore();
  store.dispatch({ type: noticeShown.type, payload });
  expect(shown(store)).toEqual([]);
  expect(said).toHaveBeenCalledWith(`A notice of the shell is refused: ${reason}.`);
});

test('the sender is named by the address of its code', () => {
  const store = makeStore();
  const send = new Function(
    'dispatch',
    'action',
    'dispatch(action)\n//# sourceURL=http://shop.example/r/mf-tools/x.0123456789.js',
  );
  send(store.dispatch, { type: noticeShown.type, payload: {} });
  expect(said).toHaveBeenCalledWith('A notice of mf-tools is refused: its kind is unknown.');
});

test('a field that the contract does not know costs nothing', () => {
  const store = makeStore();
  store.dispatch({ type: noticeShown.type, payload: { kind: 'success', title: 'Added', color: 'red' } });
  expect(shown(store)).toEqual([{ kind: 'success', title: 'Added' }]);
  expect(said).not.toHaveBeenCalled();
});
