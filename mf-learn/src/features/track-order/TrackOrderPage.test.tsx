import { renderShop } from '@shop/testing/renderShop';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes';

const shipped = {
  session_id: 'cs_test_1',
  status: 'paid',
  shipping: { label: 'Standard', amount: 595 },
  paid_at: '2026-11-22T17:00:00.000Z',
  fulfillment: {
    state: 'shipped',
    carrier: 'UPS',
    tracking: '1Z999',
    shipped_at: '2026-11-23T17:00:00.000Z',
  },
};

/** What is answered about an order; gives the addresses that were asked. */
function serviceSays(answer: object | number) {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer);
  });
  return asked;
}

async function track(reference: string) {
  const { user } = await renderShop({ routes, path: '/help/track-order' });
  const field = await screen.findByRole('textbox', { name: /Order Reference/ });
  if (reference) {
    await user.click(field);
    await user.paste(reference);
  }
  await user.click(screen.getByRole('button', { name: 'Track order' }));
}

test('a phone’s keyboard writes the reference as it stands: capitals make another one', async () => {
  await renderShop({ routes, path: '/help/track-order' });
  const field = await screen.findByRole('textbox', { name: /Order Reference/ });
  expect(field).toHaveAttribute('autocapitalize', 'none');
});

test('an order that was sent shows its state, when it arrives and its tracking', async () => {
  const asked = serviceSays(shipped);
  await track(' cs_test_1 ');
  expect(await screen.findByRole('heading', { name: 'Your order is on its way' })).toBeVisible();
  expect(screen.getByText('Shipped')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Fri, Nov 27 – Wed, Dec 2')).toBeVisible();
  expect(screen.getByText('1Z999 (UPS)')).toBeVisible();
  expect(asked).toEqual(['/api/orders/cs_test_1']);
});

test.each([
  ['delivered', 'Your order was delivered'],
  ['refunded', 'Your order was refunded'],
])('an order that is %s names no day of arrival any more', async (state, heading) => {
  serviceSays({ ...shipped, fulfillment: { ...shipped.fulfillment, state } });
  await track('cs_test_1');
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.queryByText('Arrives')).toBeNull();
});

test('an order whose payment is checked by hand says so, and promises no day', async () => {
  serviceSays({ ...shipped, status: 'review', fulfillment: { state: 'paid' } });
  await track('cs_test_1');
  expect(await screen.findByRole('heading', { name: 'We’re checking your payment by hand' })).toBeVisible();
  expect(screen.getByText('Paid')).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByText('Arrives')).toBeNull();
});

test('while the next order is looked up the one before is gone', async () => {
  serviceSays(shipped);
  await track('cs_test_1');
  await screen.findByRole('heading', { name: 'Your order is on its way' });
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  await userEvent.click(screen.getByRole('button', { name: 'Track order' }));
  expect(await screen.findByRole('button', { name: 'Looking...' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your order is on its way' })).toBeNull();
});

test.each([
  ['that nobody has', 'cs_test_none', 404],
  ['that cannot be one, and is not even asked for', '../admin', 500],
  ['of an order that nobody has paid', 'cs_test_1', { ...shipped, fulfillment: null }],
])('a reference %s reads the same', async (_name, reference, answer) => {
  const asked = serviceSays(answer);
  await track(reference);
  expect(await screen.findByText(/We found no order with this reference/)).toBeVisible();
  expect(asked).toHaveLength(reference === '../admin' ? 0 : 1);
});

test.each([
  [429, /Please wait a minute/],
  [503, /can’t look orders up right now/],
])('an answer of %s is told apart from an unknown order', async (status, text) => {
  serviceSays(status);
  await track('cs_test_1');
  expect(await screen.findByText(text)).toBeVisible();
});

test('without a reference the field asks for one, and nothing is sent', async () => {
  const asked = serviceSays(500);
  const read = jest.spyOn(HTMLElement.prototype, 'blur');
  await track('');
  expect(read).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Enter your Order Reference first.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Order Reference/ })).toHaveFocus();
  expect(asked).toEqual([]);
});
