import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, httpTest as test } from '../support/journey';
import { root } from '../support/startShop';

test('the shop says what it measures, to its own machine alone', async ({ request }) => {
  await request.get('/learn');
  const metrics = await request.get('/metrics');
  expect(metrics.headers()['content-type']).toContain('text/plain');
  const text = await metrics.text();
  expect(text).toMatch(
    /^shell_request_duration_seconds_count\{kind="page",status="200",source="(kept|rendered)"\} [1-9]/m,
  );
  expect(text).toMatch(/^shell_release_info\{remote="mf_cart",version="[^"]+"\} [1-9]/m);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  const forwarded = await request.get('/metrics', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  expect(forwarded.status()).toBe(404);
});

test('whatever alerts and dashboard read of the shell is there to be read', async ({ request }) => {
  const text = await (await request.get('/metrics')).text();
  const read = ['alerts.yml', 'dashboard.json'].flatMap((name) =>
    readFileSync(path.join(root, 'docs/operating', name), 'utf8').match(
      /\b(?:shell|nodejs|process)_[a-z\d_]+/g,
    ),
  );
  const names = [...new Set(read)].map((name) => String(name).replace(/_(?:bucket|count)$/, ''));
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
});

test('an answer carries the id of its request, from the shell as from the service behind it', async ({
  request,
}) => {
  for (const address of ['/learn', '/api/products', '/api/orders/cs_test_unknown', '/nothing-here']) {
    const answer = await request.get(address);
    expect(answer.headers()['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  }
});
