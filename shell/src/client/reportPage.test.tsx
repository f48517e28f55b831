import { faults, recordFault } from './faults';
import { reportPage } from './reportPage';

const entry = (name: string) => ({ name }) as PerformanceResourceTiming;
const origin = 'https://shop.example';
let sent: string[];

function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sent = [];
  faults.length = 0;
  Object.assign(navigator, { sendBeacon: (_to: string, text: string) => sent.push(text) > 0 });
  performance.getEntriesByType = (type: string) =>
    type === 'resource'
      ? [
          entry(`${origin}/r/shell/main.0.js`),
          entry(`${origin}/r/mf-cart/remoteEntry.0.js?retry=1`),
          entry(`${origin}/r/mf-cart/12.0.js`),
          entry(`${origin}/r/mf-learn/7.0.css`),
          entry(`${origin}/media/x.webp`),
        ]
      : [];
});

test('a page tells once, when it is left, which releases it ran and which of them failed', () => {
  const thrown = new Error('x is undefined');
  thrown.stack = `Error: x is undefined\n at f (${origin}/r/mf-cart/12.0.js:1:2)\n at g (${origin}/r/shell/3.0.js:3:4)`;
  recordFault(thrown);
  recordFault('chrome-extension://abc/content.js');
  reportPage({
    compositionId: '0123456789',
    shellVersion: 's1',
    composition: {
      mf_cart: { version: '1.2.3-ab', segments: [], entry: '' },
      mf_learn: { version: '9', segments: [], entry: '' },
    },
  });
  expect(sent).toEqual([]);
  hide();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map((text) => JSON.parse(text))).toEqual([
    { composition: '0123456789', used: ['shell/s1', 'mf-cart/1.2.3-ab'], failed: ['mf-cart/1.2.3-ab'] },
  ]);
});

test('only the first faults of a page are kept', () => {
  for (let count = 0; count < 50; count++) recordFault(count);
  expect(faults).toHaveLength(10);
});
