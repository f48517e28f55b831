import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import pino from 'pino';
import type { Canary } from '../composition/registry';
import { ReleaseChooser } from './releaseChooser';

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

const releases = makeTestReleases();
beforeAll(() => releases.publish('mf-learn', '2', '{}'));
afterAll(() => releases.remove());
beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

function makeChooser(warm: (chooser: ReleaseChooser) => Promise<void>) {
  const renderer = { warm: () => warm(chooser) };
  const log = pino({ level: 'silent' });
  const chooser = new ReleaseChooser({ renderer, releasesDir: releases.folder, log });
  return chooser;
}

test('a canary that could not be loaded once is tried again, and opens', async () => {
  const answers = [new Error('loading mf_learn took too long')];
  const chooser = makeChooser(async () => {
    const [fault] = answers.splice(0, 1);
    if (fault) throw fault;
  });
  expect(await chooser.admit([canary], live)).toEqual([]);
  expect(chooser.getReason(canary.salt)).toBe('loading mf_learn took too long');
  expect(await chooser.admit([canary], live)).toEqual([]);
  jest.advanceTimersByTime(3001);
  expect(await chooser.admit([canary], live)).toEqual([canary]);
  expect(chooser.getReason(canary.salt)).toBeNull();
});

test('one that was ended is not tried again', async () => {
  const chooser = makeChooser(async () => {});
  expect(await chooser.admit([canary], live)).toEqual([canary]);
  chooser.close(canary);
  jest.advanceTimersByTime(60_000);
  expect(await chooser.admit([canary], live)).toEqual([]);
});

test('one that is ended while it is loaded stays closed', async () => {
  const chooser = makeChooser(async (asked) => asked.close(canary));
  expect(await chooser.admit([canary], live)).toEqual([]);
});

test('a version that became suspect while it was looked at is looked at again', async () => {
  const warm = jest.fn(async () => {});
  warm.mockImplementationOnce(async () => chooser.markSuspect('mf-learn/2'));
  const chooser = makeChooser(warm);
  for (let round = 0; round < 3; round++)
    expect(await chooser.choose(live, 'mf_learn', canary.pointer)).toBe(canary.pointer);
  expect(warm).toHaveBeenCalledTimes(2);
});
