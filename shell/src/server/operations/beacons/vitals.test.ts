import { countTime, emptyTotals } from './totals';
import { createVitals } from './vitals';

function aTally(times: number[], failed = 0) {
  const totals = { ...emptyTotals(), loads: times.length, failed };
  for (const ms of times) countTime(totals.lcp, ms);
  return totals;
}

test('what pages reported is added up by release', () => {
  const vitals = createVitals();
  vitals.add({ 'mf-learn/1': aTally([500, 500], 1) });
  vitals.add({ 'mf-learn/1': aTally([500, 90_000]), 'mf-learn/2': aTally([]) });
  const figures = vitals.figures();
  expect(figures['mf-learn/1']).toMatchObject({ loads: 4, failed: 1 });
  // To the next edge, a quarter above at most.
  expect(figures['mf-learn/1']?.lcpMs).toBeGreaterThanOrEqual(500);
  expect(figures['mf-learn/1']?.lcpMs).toBeLessThanOrEqual(625);
  expect(figures['mf-learn/2']?.lcpMs).toBeNull();
});

test('releases that are shown no more are forgotten', () => {
  const vitals = createVitals();
  vitals.add({ 'mf-learn/1': aTally([500]), 'mf-learn/2': aTally([500]) });
  vitals.keepOnly(['mf-learn/2']);
  expect(Object.keys(vitals.figures())).toEqual(['mf-learn/2']);
});
