import { aPointer } from '@shop/testing/testReleases';
import type { Canary } from '../../composition/registry';
import { makeCanaryGate } from './canaryGate';

const canary: Canary = {
  name: 'mf_learn',
  pointer: aPointer('mf-learn', '2'),
  share: 0.1,
  salt: 'a salt of the trial',
  openedAt: new Date().toISOString(),
  pages: 100,
  minutes: 10,
};
const live = { remotes: { mf_learn: aPointer('mf-learn', '1') } };

afterEach(() => jest.useRealTimers());

test('a canary that could not be loaded once is tried again, and opens', async () => {
  jest.useFakeTimers();
  const answers = ['loading mf_learn took too long', null];
  const gate = makeCanaryGate(async () => answers.shift() ?? null);
  expect(await gate.admit([canary], live)).toEqual([]);
  expect(gate.list()).toMatchObject([{ refused: 'loading mf_learn took too long' }]);
  expect(gate.isDue()).toBe(false);
  expect(await gate.admit([canary], live)).toEqual([]);
  jest.advanceTimersByTime(3001);
  expect(gate.isDue()).toBe(true);
  expect(await gate.admit([canary], live)).toEqual([canary]);
  expect(gate.isDue()).toBe(false);
  expect(gate.list()).not.toMatchObject([{ refused: expect.anything() }]);
});

test('one that was ended is not tried again', async () => {
  jest.useFakeTimers();
  const gate = makeCanaryGate(async () => null);
  expect(await gate.admit([canary], live)).toEqual([canary]);
  gate.close(canary);
  jest.advanceTimersByTime(60_000);
  expect(gate.isDue()).toBe(false);
  expect(await gate.admit([canary], live)).toEqual([]);
});

test('one that is ended while it is loaded stays closed', async () => {
  const gate = makeCanaryGate(async (asked) => {
    gate.close(asked);
    return null;
  });
  expect(await gate.admit([canary], live)).toEqual([]);
});
