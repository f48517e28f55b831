import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { connectToSupervisor, drain } from './connectToSupervisor';

test('a request under way is answered before the server has ended', async () => {
  const server = createServer(async (_req, res) => {
    await setTimeout(400);
    res.end('done');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const began = once(server, 'request');
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await began;
  await drain(server, false);
  expect(await (await answer).text()).toBe('done');
});

/** What this process would do, told by its listeners and by what ends it. */
function connectWith(send: NonNullable<typeof process.send>) {
  jest.useFakeTimers();
  const listeners = new Map<string | symbol, (...words: unknown[]) => void>();
  jest.spyOn(process, 'on').mockImplementation((event, listener) => {
    listeners.set(event, listener);
    return process;
  });
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  process.send = send;
  const ended: boolean[] = [];
  connectToSupervisor().onEnd((isReplaced) => ended.push(isReplaced));
  return { listeners, exit, ended };
}
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['the shop ends', ['SIGTERM'], [false], 6500],
  ['it is replaced', ['message'], [true], 200_000],
  ['it is replaced, and then the shop ends', ['message', 'SIGTERM'], [true], 6500],
])(
  'when %s, a front ends once, and what takes longer than its time is not waited for',
  (_, events, ends, ms) => {
    const { listeners, exit, ended } = connectWith(() => true);
    for (const event of events) listeners.get(event)?.({ type: 'retire' });
    expect(ended).toEqual(ends);
    jest.advanceTimersByTime(ms - 1);
    expect(exit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(exit).toHaveBeenCalledWith(0);
  },
);

test('a front whose supervisor was gone before it could listen to its going ends with its next beat', () => {
  const { ended } = connectWith((...words: unknown[]) => {
    const told = words.at(-1);
    if (told instanceof Function) told(new Error('channel closed'));
    return false;
  });
  jest.advanceTimersByTime(1000);
  expect(ended).toEqual([false]);
});
