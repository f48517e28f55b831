import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readTraceparent, writeTraceparent } from './traceContext';
import { createTracer } from './tracer';

type Sent = { name: string; traceId: string; spanId: string; parentSpanId: string; kind: number };

/** A collector that keeps what it is sent, and answers as it is told. */
async function startCollector(status = 200) {
  const spans: Sent[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    bodies.push(`${request.method} ${request.url} ${text}`);
    spans.push(...JSON.parse(text).resourceSpans[0].scopeSpans[0].spans);
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/otlp/`);
  return { spans, bodies, endpoint, stop: () => server.close() };
}

test('spans reach the collector with their places in the trace, as OTLP writes them', async () => {
  const collector = await startCollector();
  const tracer = createTracer({ endpoint: collector.endpoint, service: 'checkout' });
  const outer = tracer.start('POST /api/create-checkout', 'server');
  await tracer.within(outer, async () => {
    await Promise.resolve();
    tracer.start('stripe create session', 'client').end({ 'http.response.status_code': 200 }, true);
  });
  outer.end({ outcome: 'session' });
  outer.end({ outcome: 'twice' });
  await tracer.stop();
  collector.stop();
  const [inner, first] = collector.spans;
  expect(collector.bodies[0]).toMatch(
    /^POST \/otlp\/v1\/traces .*"service\.name","value":\{"stringValue":"checkout"/,
  );
  expect(collector.spans).toHaveLength(2);
  expect(inner).toMatchObject({
    name: 'stripe create session',
    traceId: outer.traceId,
    parentSpanId: outer.spanId,
    kind: 3,
    status: { code: 2 },
    attributes: [{ key: 'http.response.status_code', value: { intValue: '200' } }],
    startTimeUnixNano: expect.stringMatching(/^\d{19}$/),
  });
  expect(first).toMatchObject({ spanId: outer.spanId, parentSpanId: '', kind: 2, status: {} });
});

test('a trace goes on where another process began it', async () => {
  const collector = await startCollector();
  const shell = createTracer({ endpoint: collector.endpoint, service: 'shell' });
  const proxied = shell.start('POST /api/create-checkout', 'client');
  const service = createTracer({ endpoint: collector.endpoint, service: 'checkout' });
  const parent = readTraceparent(writeTraceparent(proxied));
  service.start('POST /api/create-checkout', 'server', parent ?? undefined).end();
  proxied.end();
  await Promise.all([shell.stop(), service.stop()]);
  collector.stop();
  expect(collector.spans.map(({ traceId }) => traceId)).toEqual([proxied.traceId, proxied.traceId]);
  expect(collector.spans.map(({ parentSpanId }) => parentSpanId).sort()).toEqual(['', proxied.spanId]);
});

test('a collector that is away or refuses is reported, and keeps nobody waiting', async () => {
  const refusing = await startCollector(503);
  for (const endpoint of [refusing.endpoint, new URL('http://127.0.0.1:9')]) {
    const reasons: string[] = [];
    const tracer = createTracer({ endpoint, service: 'shell', onFailure: (reason) => reasons.push(reason) });
    tracer.start('GET page', 'server').end();
    await tracer.stop();
    expect(reasons).toEqual([expect.stringMatching(/^status 503$|^TypeError$/)]);
  }
  refusing.stop();
});

test.each([
  [undefined],
  [''],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01'],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01'],
  ['01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  ['00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01\r\n'],
])('a traceparent of %j is none', (header) => {
  expect(readTraceparent(header)).toBeNull();
});
