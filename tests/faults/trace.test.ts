import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { standInSettings, until } from '../../checkout-service/testing/builtService';
import { StripeStandIn } from '../../checkout-service/testing/stripeStandIn';
import { startShop } from '../support/startShop';
import { cart } from './support/stage';

jest.setTimeout(600_000);

type Span = { service: string; name: string; traceId: string; spanId: string; parentSpanId: string };
type Sent = {
  resourceSpans: {
    resource: { attributes: { value: { stringValue: string } }[] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
};

/** A collector of OpenTelemetry that keeps what it is sent. */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Sent;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes[0]?.value.stringValue ?? '';
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
    }
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { spans, endpoint, stop: () => server.close() };
}

test('a checkout of the whole shop is one trace from the shell to the call of Stripe, and its id stands in log and answer @whole', async () => {
  const collector = await startCollector();
  const stripe = await new StripeStandIn().start();
  const shop = await startShop({
    ...standInSettings(stripe),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    LOG_LEVEL: 'info',
  });
  try {
    const page = await fetch(`${shop.url}/cart`);
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${shop.url}/api/create-checkout`, {
      method: 'POST',
      headers,
      body: JSON.stringify(cart),
    });
    expect([page.status, answer.status]).toEqual([200, 200]);
    const id = answer.headers.get('X-Request-Id') ?? 'none';
    const ofTrace = (traceId: string | null) => collector.spans.filter((span) => span.traceId === traceId);
    await until(() => ofTrace(id).length >= 3 && ofTrace(page.headers.get('X-Request-Id')).length > 0);
    const find = (service: string, name: string) =>
      ofTrace(id).find((span) => span.service === service && span.name.includes(name));
    const atShell = find('shell', 'POST');
    const atService = find('checkout', 'POST /api/create-checkout');
    const atStripe = find('checkout', 'stripe create-session');
    expect([atService?.parentSpanId, atStripe?.parentSpanId]).toEqual([atShell?.spanId, atService?.spanId]);
    expect(atShell?.spanId).toMatch(/^[0-9a-f]{16}$/);
    await until(() => shop.said().includes(`"request_id":"${id}"`));
  } finally {
    await shop.stop();
    await stripe.stop();
    collector.stop();
  }
});
