import type { ServerResponse } from 'node:http';

export type Answer = { status: number; body: unknown };

const types: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'invalid_request_error',
  404: 'invalid_request_error',
  429: 'invalid_request_error',
};

export function apiError(status: number, type = types[status] ?? 'api_error'): Answer {
  return { status, body: { error: { type, message: `stand-in answers ${status} to sk_test_***ndin` } } };
}

export const toStripeList = (data: unknown[], hasMore = false) => ({
  object: 'list',
  data,
  has_more: hasMore,
});

export function page(all: { id: string }[], url: URL) {
  const limit = Number(url.searchParams.get('limit') ?? 10);
  const after = url.searchParams.get('starting_after');
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
  return toStripeList(all.slice(from, from + limit), all.length > from + limit);
}

export function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_0123456789' });
  response.end(JSON.stringify(body));
}

/** One byte a second: slow, but never silent. */
export function trickle(response: ServerResponse, { status, body }: Answer): void {
  const text = JSON.stringify(body);
  let sent = 0;
  response.writeHead(status, { 'Content-Type': 'application/json' });
  const timer = setInterval(() => response.write(text.charAt(sent++)), 1000);
  response.on('close', () => clearInterval(timer));
}
