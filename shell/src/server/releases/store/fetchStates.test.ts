import { NotInStore, StoreError } from '@shop/node/object-store/objectStore';
import pino from 'pino';
import { makeFetchStates } from './fetchStates';

const release = 'mf-learn/2';
const missing = new NotInStore('mf-learn/2/client/a.js in the object store is missing');

function open() {
  const said: string[] = [];
  const clock = { now: 0 };
  const log = pino({ base: null }, { write: (line: string) => said.push(JSON.parse(line).msg) });
  return { said, clock, states: makeFetchStates(log, () => clock.now) };
}

test('a file that the store does not have makes its release missing after five tries, said once, asked for each minute', () => {
  const { said, clock, states } = open();
  for (let tries = 0; tries < 4; tries++) {
    states.note(release, missing);
    expect(states.missing()).toEqual([]);
    clock.now += 3000;
    expect(states.isDue(release)).toBe(true);
  }
  for (let tries = 0; tries < 3; tries++) {
    states.note(release, missing);
    expect(states.missing()).toEqual([release]);
    clock.now += 59_000;
    expect(states.isDue(release)).toBe(false);
    clock.now += 1000;
    expect(states.isDue(release)).toBe(true);
  }
  expect(said).toEqual(['release cannot be fetched', 'release is missing in the object store']);
  states.markWhole(release);
  expect([states.missing(), states.getReason(release), states.isDue(release)]).toEqual([[], null, false]);
});

test('a store that is away or sends wrong bytes says nothing of what it has: it is asked each three seconds for ever', () => {
  const { said, clock, states } = open();
  for (let tries = 0; tries < 20; tries++) {
    states.note(release, new StoreError('the object store answers 503'));
    clock.now += 3000;
    expect(states.isDue(release)).toBe(true);
  }
  expect([states.missing(), said]).toEqual([[], ['release cannot be fetched']]);
});

test('a release that nobody wants any more is forgotten', () => {
  const { states } = open();
  states.note(release, missing);
  states.keepOnly(new Set(['mf-learn/3']));
  expect(states.getReason(release)).toBeNull();
});
