import type { IncomingMessage } from 'node:http';
import { getRequestId } from './requestId';

const asked = (id?: string) => ({ headers: { 'x-request-id': id } }) as unknown as IncomingMessage;
const id = '4bf92f3577b34da6a3ce929d0e0e4736';

test('the id of a proxy in front goes on, and a stranger’s does not', () => {
  expect(getRequestId(asked(id), true)).toBe(id);
  expect(getRequestId(asked(id), false)).not.toBe(id);
});

test.each([undefined, '', 'short', 'x'.repeat(65), 'a line\nof a log, made up'])('%j is no id', (told) => {
  expect(getRequestId(asked(told), true)).toMatch(/^[0-9a-f]{32}$/);
});

test('each request has its own', () => {
  expect(getRequestId(asked(), false)).not.toBe(getRequestId(asked(), false));
});
