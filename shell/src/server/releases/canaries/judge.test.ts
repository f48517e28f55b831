import { countTime, emptyTotals } from '../../operations/beacons/vitals';
import { judge } from './judge';

const budget = { pages: 300, minutes: 10 };

function told(loads: number, failed = 0, paintMs = 800) {
  const totals = { ...emptyTotals(), loads, failed, sent: loads };
  for (let page = 0; page < loads; page++) countTime(totals.lcp, paintMs);
  return totals;
}

const verdictOn = (canary: ReturnType<typeof told>, live = told(3000, 30), minutes = 60) =>
  judge(canary, live, minutes, budget);

test('one that fails everywhere is ended by its fifth visitor', () => {
  expect(verdictOn(told(4, 4))).toBeNull();
  expect(verdictOn(told(5, 5))).toEqual({
    verdict: 'ended',
    reason: '100.0 % of 5 pages with a fault, 1.0 % of 3000 with the live version',
  });
});

test('faults count where they are three in a hundred more than with the live version', () => {
  expect(verdictOn(told(200, 7))).toBeNull();
  expect(verdictOn(told(200, 8))).toMatchObject({ verdict: 'ended' });
  expect(verdictOn(told(200, 8), told(3000, 300))).toBeNull();
});

test('pages that the server cannot make whole count like faults', () => {
  expect(verdictOn({ ...told(100), broken: 5 })).toMatchObject({
    verdict: 'ended',
    reason: '5.0 % of 100 pages not whole, 0.0 % of 3000 with the live version',
  });
});

test('slow is what is not good, and half as late again as the live version', () => {
  expect(verdictOn(told(100, 0, 2000), told(300, 0, 800))).toBeNull();
  expect(verdictOn(told(100, 0, 4000), told(300, 0, 3800))).toBeNull();
  expect(verdictOn(told(49, 0, 4000), told(300, 0, 800))).toBeNull();
  expect(verdictOn(told(100, 0, 4000), told(300, 0, 800))).toMatchObject({
    verdict: 'ended',
    reason: expect.stringMatching(/^largest paint up to \d+ ms for three quarters of the pages/),
  });
});

test('a slow press counts like a slow paint, where the live version has reports enough to compare', () => {
  const pressed = (loads: number, ms: number) => {
    const totals = told(loads);
    for (let page = 0; page < loads; page++) countTime(totals.inp, ms);
    return totals;
  };
  expect(verdictOn(pressed(100, 900), pressed(300, 100))?.reason).toMatch(/^slowest press/);
  expect(verdictOn(pressed(100, 900), pressed(49, 100))).toBeNull();
});

test('nothing is promoted before its pages and its time, and nothing stays open for ever', () => {
  expect(verdictOn(told(299))).toBeNull();
  expect(verdictOn(told(300), undefined, 9)).toBeNull();
  expect(verdictOn(told(300), undefined, 10)).toMatchObject({ verdict: 'promoted' });
  expect(verdictOn(told(299), undefined, 1441)).toMatchObject({ verdict: 'ended' });
});
