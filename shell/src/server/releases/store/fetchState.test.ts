import { NotInStore, StoreError } from '@shop/node/object-store/objectStore';
import { afterFailure, type FetchState, isMissing } from './fetchState';

const missing = new NotInStore('mf-learn/2/client/a.js in the object store is missing');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What is known after each of some tries. */
function fail(error: Error, tries: number) {
  const states: FetchState[] = [];
  for (let count = 0; count < tries; count++) states.push(afterFailure(error, states.at(-1)));
  return states;
}
const waits = (states: FetchState[]) => states.map(({ againAt }) => againAt - performance.now());

test('a file that the store does not have makes its release missing after five tries, asked for each minute', () => {
  const states = fail(missing, 7);
  expect(states.map(isMissing)).toEqual([false, false, false, false, true, true, true]);
  expect(waits(states)).toEqual([3000, 3000, 3000, 3000, 60_000, 60_000, 60_000]);
  expect(states[0]?.reason).toContain('is missing');
});

test('a store that is away or sends wrong bytes says nothing of what it has: it is asked each three seconds for ever', () => {
  const states = fail(new StoreError('the object store answers 503'), 20);
  expect(states.filter(isMissing)).toEqual([]);
  expect(new Set(waits(states))).toEqual(new Set([3000]));
});
