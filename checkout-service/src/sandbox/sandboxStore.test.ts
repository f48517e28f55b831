import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { sessionParametersSchema } from './sandboxSession';
import { createSandboxStore } from './sandboxStore';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const parameters = sessionParametersSchema.parse({
  mode: 'payment',
  line_items: [
    {
      quantity: '1',
      price_data: { currency: 'usd', unit_amount: '1499', product_data: { name: 'Soy Wax' } },
    },
  ],
  shipping_options: [],
  success_url: 'http://shop.test/order-success',
  cancel_url: 'http://shop.test/cart',
});

function openStore(logged: string[] = []) {
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  return createSandboxStore({ folder, payPageBase: () => 'http://shop.test', onEvent: () => undefined, log });
}

test.each([
  ['empty', ''],
  ['cut', '{"id":"cs_test_sandbox_1","sta'],
])('a session whose file is %s is set aside with a line of log, and the others go on', (_name, content) => {
  const before = openStore();
  const [kept, lost] = [before.create(parameters), before.create(parameters)];
  writeFileSync(path.join(folder, `${lost.id}.json`), content);

  const logged: string[] = [];
  const after = openStore(logged);
  expect(after.find(kept.id)).toEqual(kept);
  expect(after.find(lost.id)).toBeUndefined();
  expect(existsSync(path.join(folder, `${lost.id}.json.unreadable`))).toBe(true);
  expect(logged.join()).toContain(`"moved_to":"${lost.id}.json.unreadable"`);

  const later: string[] = [];
  openStore(later);
  expect(later).toEqual([]);
});

test('a session that nobody paid is listed as expired after its day', () => {
  jest.useFakeTimers();
  try {
    const store = openStore();
    store.create(parameters);
    expect(store.list()).toMatchObject([{ status: 'open' }]);
    jest.advanceTimersByTime(25 * 60 * 60 * 1000);
    expect(store.list()).toMatchObject([{ status: 'expired' }]);
  } finally {
    jest.useRealTimers();
  }
});

test('what the disk does not take never was, and a delayed payment comes when it takes writes again', () => {
  jest.useFakeTimers();
  try {
    const logged: string[] = [];
    const store = openStore(logged);
    const session = store.create(parameters);
    store.payLater(session, 0);
    rmSync(folder, { recursive: true });
    expect(() => store.create(parameters)).toThrow('ENOENT');
    expect(store.list()).toHaveLength(1);
    jest.advanceTimersByTime(6000);
    expect(store.find(session.id)).toMatchObject({ paymentStatus: 'unpaid' });
    expect(logged.join()).toContain('is not written yet');
    mkdirSync(folder);
    jest.advanceTimersByTime(6000);
    expect(store.find(session.id)).toMatchObject({ paymentStatus: 'paid' });
  } finally {
    jest.useRealTimers();
  }
});
