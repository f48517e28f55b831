import { countTime, emptyTally, type Tally } from '../../operations/beacons/tally';
import { chanceOfMore } from './compare';
import { makeJudge } from './judge';

const budget = { pages: 300, minutes: 10 };

/** Numbers as chance would give them, the same in every run. */
function makeChance(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Habits = { faults?: number; paintMs?: number };

/** One more page, with a fault or a time as this version has them. */
function addPage(tally: Tally, { faults = 0, paintMs = 800 }: Habits, chance: () => number) {
  tally.loads++;
  tally.sent++;
  if (chance() < faults) tally.failed++;
  countTime(tally.lcp, paintMs * (0.5 + chance() + chance() * chance()));
}

/** Pages of both versions, one in ten to the canary, until there is a verdict. */
function trial(canary: Habits, live: Habits, seed: number, mostPages = 20_000) {
  const chance = makeChance(seed);
  const judge = makeJudge(budget);
  const [one, other] = [emptyTally(), emptyTally()];
  for (let page = 1; page <= mostPages; page++) {
    if (chance() < 0.1) addPage(one, canary, chance);
    else addPage(other, live, chance);
    const verdict = judge(one, other, 60);
    if (verdict) return { ...verdict, pages: one.loads };
  }
  return null;
}

const seeds = Array.from({ length: 100 }, (_, index) => index * 7919 + 1);

test("Fisher's test gives the known chances", () => {
  // The lady tasting tea.
  expect(chanceOfMore({ hits: 3, all: 4 }, { hits: 1, all: 4 })).toBeCloseTo(17 / 70, 10);
  expect(chanceOfMore({ hits: 4, all: 4 }, { hits: 0, all: 4 })).toBeCloseTo(1 / 70, 10);
  expect(chanceOfMore({ hits: 0, all: 10 }, { hits: 5, all: 90 })).toBeCloseTo(1, 10);
});

test('a version that fails on one page in twenty is ended within some hundred pages', () => {
  const trials = seeds.map((seed) => trial({ faults: 0.05 }, { faults: 0.001 }, seed));
  const caught = trials.filter((one) => one?.verdict === 'ended');
  expect(caught.length).toBeGreaterThanOrEqual(97);
  expect(caught[0]?.reason).toMatch(
    /^[\d.]+ % of \d+ pages with a fault, [\d.]+ % of \d+ with the live version$/,
  );
  const pages = caught.map((one) => one?.pages ?? 0).sort((one, other) => one - other);
  expect(pages[Math.floor(pages.length / 2)]).toBeLessThan(160);
});

test('one that fails everywhere is ended by its first handful of pages', () => {
  for (const seed of seeds.slice(0, 20))
    expect(trial({ faults: 1 }, { faults: 0 }, seed)).toMatchObject({ verdict: 'ended', pages: 5 });
});

test('a version as good as the live one is promoted: chance ends two in a hundred at most', () => {
  for (const faults of [0, 0.001, 0.02]) {
    const trials = seeds.map((seed) => trial({ faults }, { faults }, seed));
    expect(trials.filter((one) => one?.verdict === 'promoted').length).toBeGreaterThanOrEqual(98);
  }
});

test('a version that paints half as late again is ended', () => {
  const trials = seeds.slice(0, 40).map((seed) => trial({ paintMs: 1400 }, { paintMs: 800 }, seed));
  expect(trials.filter((one) => one?.verdict === 'ended').length).toBeGreaterThanOrEqual(38);
  expect(trials.find((one) => one?.verdict === 'ended')?.reason).toMatch(/^largest paint above \d+ ms on /);
});

test('nothing is promoted before its pages and its time, and nothing stays open for ever', () => {
  const judge = makeJudge(budget);
  const told = { ...emptyTally(), loads: 299 };
  expect(judge(told, emptyTally(), 60)).toBeNull();
  expect(judge({ ...told, loads: 300 }, emptyTally(), 9)).toBeNull();
  expect(judge({ ...told, loads: 300 }, emptyTally(), 10)).toMatchObject({ verdict: 'promoted' });
  expect(judge({ ...told, loads: 299 }, emptyTally(), 1441)).toMatchObject({ verdict: 'ended' });
});
