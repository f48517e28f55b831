import { renderShop } from '@shop/testing/renderShop';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';

const open = (path: string) => renderShop({ routes, path });

test('help opens with shipping: rates and delivery times', async () => {
  await open('/help');
  expect(await screen.findByRole('tab', { name: 'Shipping', selected: true })).toBeVisible();
  const rates = within(screen.getByRole('table', { name: 'Standard shipping by order value' }));
  expect(rates.getByRole('row', { name: 'Under $50 $5.95' })).toBeVisible();
  expect(rates.getByRole('row', { name: '$100 and over Free' })).toBeVisible();
  const speeds = within(screen.getByRole('table', { name: 'Delivery options' }));
  expect(speeds.getByRole('row', { name: /Express 1–2 business days Standard plus \$19.95/ })).toBeVisible();
});

test('the address says which tab is open, both ways', async () => {
  const { user, router } = await open('/help?tab=returns');
  expect(await screen.findByRole('tab', { name: 'Returns & Policies', selected: true })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Shipping' }));
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByRole('tab', { name: 'Returns & Policies' }));
  expect(router.state.location.search).toBe('?tab=returns');
  expect(await screen.findByRole('tabpanel', { name: 'Returns & Policies' })).toHaveTextContent(
    'within 30 days',
  );
});

test('a tab that does not exist is shipping', async () => {
  await open('/help?tab=toString');
  expect(await screen.findByRole('tab', { name: 'Shipping', selected: true })).toBeVisible();
});

test('arrow keys move between the tabs', async () => {
  const { user } = await open('/help');
  (await screen.findByRole('tab', { name: 'Shipping' })).focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('tab', { name: 'Returns & Policies', selected: true })).toHaveFocus();
});

test('a table can be reached by keyboard, so that it can be scrolled on a phone', async () => {
  await open('/help');
  expect(await screen.findByRole('region', { name: 'Delivery options' })).toHaveAttribute('tabindex', '0');
});
