import { ShopServicesProvider } from '@shop/platform';
import { servicesWithoutRemotes } from '@shop/testing/servicesWithoutRemotes';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageError } from './PageError';
import { RetryContext } from './RetryContext';

function showError(retry: () => Promise<void>) {
  render(
    <ShopServicesProvider services={servicesWithoutRemotes}>
      <RetryContext value={retry}>
        <MemoryRouter>
          <PageError failure={{ kind: 'failure', status: 503 }} />
        </MemoryRouter>
      </RetryContext>
    </ShopServicesProvider>,
  );
}

test('without a connection it says so, and tries again when there is one', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const retry = jest.fn(async () => {});
  showError(retry);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You seem to be offline');
  isOnline.mockReturnValue(true);
  await act(async () => void fireEvent(window, new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('with a connection it is the part of the shop that takes a break', async () => {
  const retry = jest.fn(async () => {});
  showError(retry);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('taking a break');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(retry).toHaveBeenCalledTimes(1);
});
