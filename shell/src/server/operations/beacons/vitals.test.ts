import { countTime, createVitals } from './vitals';

/** Counts pages by the time of their largest paint. */
function report(vitals: ReturnType<typeof createVitals>, release: string, times: number[], failed = 0) {
  const totals = vitals.of(release);
  totals.loads += times.length;
  totals.failed += failed;
  for (const ms of times) countTime(totals.lcp, ms);
}

test('what pages reported is added up by release', () => {
  const vitals = createVitals();
  report(vitals, 'mf-learn/1', [500, 500], 1);
  report(vitals, 'mf-learn/1', [500, 90_000]);
  report(vitals, 'mf-learn/2', []);
  const figures = vitals.figures();
  expect(figures['mf-learn/1']).toMatchObject({ loads: 4, failed: 1 });
  expect(figures['mf-learn/1']?.lcpMs).toBeGreaterThanOrEqual(500);
  expect(figures['mf-learn/1']?.lcpMs).toBeLessThanOrEqual(625);
  expect(figures['mf-learn/2']?.lcpMs).toBeNull();
});

test('releases that are shown no more are forgotten', () => {
  const vitals = createVitals();
  for (const release of ['mf-learn/1', 'mf-learn/2']) report(vitals, release, [500]);
  vitals.keepOnly(['mf-learn/2']);
  expect(Object.keys(vitals.figures())).toEqual(['mf-learn/2']);
});
