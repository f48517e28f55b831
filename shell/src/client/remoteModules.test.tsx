import { shareScope } from '../remotes/shareScope';
import { makeRemoteModules } from './remoteModules';

/** The scripts that a page asks for, answered by the test. */
function answerScripts(answer: (src: string) => (() => void) | null) {
  const asked: string[] = [];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    const { pathname, search } = new URL(script.src);
    asked.push(pathname + search);
    const run = answer(pathname + search);
    queueMicrotask(() => {
      run?.();
      script.dispatchEvent(new Event(run ? 'load' : 'error'));
    });
  });
  return asked;
}

const container = { init: jest.fn(), get: async (expose: string) => () => `module of ${expose}` };
const composition = { mf_catalog: { version: '1', segments: [], entry: '/entry.js' } };
const putContainer = () => void Reflect.set(globalThis, 'mf_catalog', container);

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  container.init.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'mf_catalog');
});

test('a remote is opened once, with the scope of the shell', async () => {
  const asked = answerScripts(() => putContainer);
  const load = makeRemoteModules({ composition });
  const [first] = await Promise.all([load('mf_catalog/routes'), load('mf_catalog/ProductCards')]);
  expect(first).toBe('module of ./routes');
  expect(asked).toEqual(['/entry.js']);
  expect(container.init).toHaveBeenCalledTimes(1);
  expect(container.init).toHaveBeenCalledWith(shareScope, [], expect.anything());
});

test('a lost entry is asked for again under a changed address', async () => {
  const asked = answerScripts((src) => (src.includes('retry=1') ? putContainer : null));
  const loading = makeRemoteModules({ composition })('mf_catalog/routes');
  await jest.advanceTimersByTimeAsync(2000);
  expect(await loading).toBe('module of ./routes');
  expect(asked).toEqual(['/entry.js', '/entry.js?retry=1']);
});

test('a script that leaves no container behind is a failure, and the next call begins afresh', async () => {
  let isGood = false;
  const asked = answerScripts(() => (isGood ? putContainer : () => {}));
  const load = makeRemoteModules({ composition });
  const failing = load('mf_catalog/routes').catch((error) => error.message);
  await jest.advanceTimersByTimeAsync(2000);
  expect(await failing).toMatch('is no federation container');
  isGood = true;
  expect(await load('mf_catalog/routes')).toBe('module of ./routes');
  expect(asked).toHaveLength(4);
});

test('a script that hangs is a failure', async () => {
  jest.spyOn(document.head, 'append').mockImplementation(() => {});
  const onFailed = jest.fn();
  makeRemoteModules({ composition })('mf_catalog/routes').catch(onFailed);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(onFailed).toHaveBeenCalledTimes(1);
});
