import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { ListedOrder } from './listOrders';

/** One order a line. */
const LINES = 'application/x-ndjson';

/** Streams orders at the client's pace; an incomplete list is cut off. */
export async function sendOrders(
  request: Request,
  response: Response,
  orders: AsyncGenerator<ListedOrder>,
): Promise<void> {
  // Read before the headers: a database that fails at once gets a 503.
  const first = await orders.next();
  const type = request.accepts(['application/json', LINES]) || 'application/json';
  response.type(type);
  const texts = type === LINES ? asLines(first, orders) : asArray(first, orders);
  await pipeline(Readable.from(texts), response).catch(() => response.destroy());
}

type First = IteratorResult<ListedOrder>;

async function* asLines(first: First, others: AsyncGenerator<ListedOrder>): AsyncGenerator<string> {
  if (!first.done) yield `${JSON.stringify(first.value)}\n`;
  for await (const order of others) yield `${JSON.stringify(order)}\n`;
}

async function* asArray(first: First, others: AsyncGenerator<ListedOrder>): AsyncGenerator<string> {
  yield first.done ? '[' : `[${JSON.stringify(first.value)}`;
  for await (const order of others) yield `,\n${JSON.stringify(order)}`;
  yield ']';
}
