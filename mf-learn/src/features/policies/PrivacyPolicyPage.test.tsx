import { renderShop } from '@shop/testing/renderShop';
import { screen } from '@testing-library/react';
import { routes } from '../../routes';

const open = (site = {}) => renderShop({ routes, path: '/privacy-policy', site });

test('the privacy policy names what is stored, who takes the payment, and the age limit', async () => {
  await open();
  expect(await screen.findByText(/local storage of your browser, under the name/)).toBeVisible();
  expect(screen.getByText(/no cookies, unless you shop without JavaScript/)).toBeVisible();
  expect(screen.getByText(/not meant for children under 13/)).toBeVisible();
  expect(screen.getByText(/about 30 days before/)).toBeVisible();
});

test('it says that the forms send nothing as long as they do not', async () => {
  await open();
  expect(await screen.findByText(/not connected to a message service yet/)).toBeVisible();
  expect(screen.getByText(/Newsletter sign-up is not open yet/)).toBeVisible();
});

test('it says where messages go once the operator has set an address', async () => {
  await open({ contactEndpoint: 'https://forms.example/c', newsletterEndpoint: 'https://forms.example/n' });
  expect(await screen.findByText(/sent to the service that delivers our messages/)).toBeVisible();
  expect(screen.queryByText(/not connected/)).not.toBeInTheDocument();
});

test('it says what servers keep of an address, and for what', async () => {
  await open();
  expect(await screen.findByText(/count in memory what a network address sends at once/)).toBeVisible();
  expect(screen.getByText(/keep in memory, and nowhere else, a code made from the two/)).toBeVisible();
  expect(screen.queryByText(/neither a list/)).toBeNull();
});
