import { type Rest, Rests } from './rests';

const rest: Rest = { remote: 'mf_cart', version: '1', path: null, route: null, fragment: null };
/** Milliseconds that a message takes from one process to the other. */
const ON_THE_WAY_MS = 5;

/** Two processes that hear each other; the probes of each are counted. */
function makeTwo() {
  const probes = { one: 0, other: 0 };
  const state = { isWell: false };
  const makeOne = (name: 'one' | 'other', hearer: () => Rests) =>
    new Rests({
      async probe() {
        probes[name]++;
        return state.isWell;
      },
      tell: (message) => void setTimeout(() => hearer().hear(message), ON_THE_WAY_MS),
    });
  const one: Rests = makeOne('one', () => other);
  const other: Rests = makeOne('other', () => one);
  return { one, other, probes, state };
}

const isResting = (rests: Rests) => rests.hasRemote('mf_cart', '1');

/** Lets time pass in which visitors ask these processes four times a second. */
async function askFor(ms: number, asked: Rests[]) {
  for (let passed = 0; passed < ms; passed += 250) {
    asked.forEach(isResting);
    await jest.advanceTimersByTimeAsync(250);
  }
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The shop starts with a remote that cannot be loaded: no process has heard of the other one's failure. */
async function failTogether({ one, other }: ReturnType<typeof makeTwo>) {
  one.begin(rest);
  await jest.advanceTimersByTimeAsync(1);
  other.begin(rest);
}

test('of two processes that fail at the same moment one probes', async () => {
  const two = makeTwo();
  await failTogether(two);
  await askFor(5000, [two.one, two.other]);
  expect(two.probes.one).toBeGreaterThan(1);
  expect(two.probes.other).toBe(0);
});

test('of two processes that fail one after the other one probes', async () => {
  const { one, other, probes } = makeTwo();
  one.begin(rest);
  await jest.advanceTimersByTimeAsync(500);
  // It had begun with the page before it heard.
  other.begin(rest);
  await askFor(8000, [one, other]);
  expect(Math.max(probes.one, probes.other)).toBeGreaterThan(1);
  expect(Math.min(probes.one, probes.other)).toBe(0);
});

test('what two processes left alone is shown by both within two seconds after its cause is gone', async () => {
  const two = makeTwo();
  await failTogether(two);
  await askFor(4000, [two.one, two.other]);
  two.state.isWell = true;
  await askFor(2000, [two.one, two.other]);
  expect([two.one, two.other].map(isResting)).toEqual([false, false]);
});

test('a process that nobody asks probes for the one that is asked', async () => {
  const two = makeTwo();
  two.one.begin(rest);
  await askFor(15_000, [two.other]);
  two.state.isWell = true;
  await askFor(2000, [two.other]);
  expect(isResting(two.other)).toBe(false);
});

test('a process probes by itself where the one that should has gone', async () => {
  const two = makeTwo();
  two.other.hear({ type: 'rest', rest, begunAt: Date.now() });
  two.state.isWell = true;
  await askFor(8000, [two.other]);
  expect(isResting(two.other)).toBe(false);
});

test('what was seen to work rests in no process any more', async () => {
  const two = makeTwo();
  await failTogether(two);
  await askFor(500, [two.one, two.other]);
  two.one.end(rest);
  await askFor(500, []);
  expect([two.one, two.other].map(isResting)).toEqual([false, false]);
});
