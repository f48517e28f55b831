import { html } from './html';
import { renderClosedPage, renderPayPage } from './payPage';
import type { SandboxSession } from './sandboxSession';

function aSession(change: Partial<SandboxSession> = {}): SandboxSession {
  return {
    id: 'cs_test_sandbox_1',
    paymentIntent: 'pi_1',
    status: 'open',
    paymentStatus: 'unpaid',
    paysAt: null,
    createdAt: 0,
    expiresAt: 0,
    currency: 'usd',
    lines: [{ name: 'Soy Wax', unitCents: 1499, quantity: 2, metadata: {} }],
    shipping: [
      { label: 'Standard', amountCents: 595, minDays: 3, maxDays: 5 },
      { label: 'Express', amountCents: 2590, minDays: 1, maxDays: 2 },
    ],
    chosenShipping: 0,
    metadata: {},
    successUrl: 'http://shop.test/order-success?session_id=cs_test_sandbox_1',
    cancelUrl: 'http://shop.test/cart',
    url: 'http://shop.test/sandbox/pay/cs_test_sandbox_1',
    ...change,
  };
}

test('the page shows lines, delivery with its total, and says that it is a sandbox', () => {
  const page = renderPayPage(aSession(), false);
  for (const text of [
    'Sandbox',
    'Soy Wax',
    '2 × $14.99',
    '$29.98',
    'Standard',
    '3–5 business days',
    '$35.93',
    '$55.88',
  ]) {
    expect(page).toContain(text);
  }
  expect(page).not.toMatch(/declined\./);
});

test('a declined card is told in words, and the page can be used again', () => {
  const page = renderPayPage(aSession(), true);
  expect(page).toMatch(/role="alert".*Your card was declined/s);
  expect(page).toContain('value="pay"');
});

test('nothing on the page is inline script or style, and every name is text', () => {
  const name = '</script><img src=x onerror=alert(1)> "\'&';
  const page = renderPayPage(
    aSession({ lines: [{ name, unitCents: 100, quantity: 1, metadata: {} }] }),
    false,
  );
  expect(page).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &quot;&#39;&amp;');
  expect(page).not.toMatch(/<script|<img|style=|<style|onclick/i);
});

test('a session that is completed or expired cannot be paid any more', () => {
  expect(renderClosedPage(aSession({ status: 'complete' }))).toMatch(/completed.*order-success/s);
  expect(renderClosedPage(aSession({ status: 'expired' }))).toMatch(/expired.*Nothing was charged.*\/cart/s);
  expect(renderClosedPage(aSession({ status: 'expired' }))).not.toContain('<form');
});

test('templates escape values, keep markup of their own, and join lists', () => {
  expect(html`<p>${'<b>'}${html`<i>${1}</i>`}${[html`<u></u>`, '&']}</p>`.text).toBe(
    '<p>&lt;b&gt;<i>1</i><u></u>&amp;</p>',
  );
});
