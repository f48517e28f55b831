import { createRenderQueue, TooManyRenderings } from './renderQueue';

/** Renderings that end when the test says so. */
function aQueue(maxRenderings = 64) {
  const queue = createRenderQueue<string>(maxRenderings);
  const started: string[] = [];
  const finish = new Map<string, (result: string) => void>();
  const render = (key: string) => () => {
    started.push(key);
    return new Promise<string>((resolve) => finish.set(key, resolve));
  };
  return {
    started,
    visit: (key: string) => queue.run(key, render(key)),
    addBackground: (slot: string, key = slot) => queue.addBackground(slot, key, render(key)),
    async finish(key: string) {
      finish.get(key)?.(key);
      await new Promise(setImmediate);
    },
  };
}

test('background work is done one at a time', async () => {
  const { started, addBackground, finish } = aQueue();
  for (const key of ['a', 'b', 'c']) addBackground(key);
  expect(started).toEqual(['a']);
  await finish('a');
  expect(started).toEqual(['a', 'b']);
});

test('background work waits while visitors may be waiting for a renderer, and takes none of their slots', async () => {
  const { started, visit, addBackground, finish } = aQueue(3);
  addBackground('background');
  const visits = ['a', 'b', 'c'].map(visit);
  await expect(visit('d')).rejects.toThrow(TooManyRenderings);
  addBackground('later');
  await finish('background');
  expect(started).toEqual(['background', 'a', 'b', 'c']);
  await finish('a');
  expect(started).not.toContain('later');
  await finish('b');
  expect(started).toContain('later');
  await finish('c');
  expect(await Promise.all(visits)).toEqual(['a', 'b', 'c']);
});

test('a visitor joins what is rendered already, and does not wait for what waits in the background', async () => {
  const { started, visit, addBackground, finish } = aQueue();
  addBackground('a');
  addBackground('b');
  const visits = [visit('a'), visit('b')];
  expect(started).toEqual(['a', 'b']);
  await finish('a');
  await finish('b');
  expect(await Promise.all(visits)).toEqual(['a', 'b']);
  expect(started).toEqual(['a', 'b']);
});

test('what is newer takes the place of what waits for the same page', async () => {
  const { started, addBackground, finish } = aQueue();
  addBackground('other');
  addBackground('page', 'page of composition 1');
  addBackground('page', 'page of composition 2');
  await finish('other');
  expect(started).toEqual(['other', 'page of composition 2']);
});
