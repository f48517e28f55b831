import type { RemoteComponentProps } from '@shop/contracts/remotes';
import { renderShop } from '@shop/testing/renderShop';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes';

type Options = Partial<Parameters<typeof renderShop>[0]>;
const open = (path: string, options?: Options) => renderShop({ routes, path, ...options });

function ProductCards({ slugs, heading }: RemoteComponentProps['mf_catalog/ProductCards']) {
  return (
    <p>
      {heading}: {slugs?.join(' ')}
    </p>
  );
}

test('the wick guide opens with cotton; arrow keys go on to wooden, zinc core and specialty', async () => {
  const { user } = await open('/guides/wick-selection');
  const tabs = within(await screen.findByRole('tablist', { name: 'Types of wick' })).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Cotton', 'Wooden', 'Zinc core', 'Specialty']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Cotton');
  tabs[0]?.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Zinc core', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Zinc core' })).toHaveTextContent('metal wire');
});

test('an address that names a kind of wick opens its tab', async () => {
  await open('/guides/wick-selection#wooden');
  expect(await screen.findByRole('tab', { name: 'Wooden', selected: true })).toBeVisible();
});

test('the size chart goes from 1.5 to 5 inches for cotton, HTP, wood and eco wicks', async () => {
  await open('/guides/wick-selection');
  const chart = within(await screen.findByRole('table', { name: /Wick size by inside diameter/ }));
  expect(chart.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Diameter',
    'Cotton (CD)',
    'HTP',
    'Wood, width',
    'ECO',
  ]);
  const diameters = chart.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect([diameters[0], diameters.at(-1)]).toEqual(['1.5 in', '5 in']);
});

test('a guide hands the products it names to the catalogue', async () => {
  await open('/guides/wax-types', { fragments: { 'mf_catalog/ProductCards': ProductCards } });
  expect(await screen.findByText('Waxes in this guide: soy-wax beeswax-flakes premium-wax')).toBeVisible();
});

test('while the catalogue is away a guide links to the products it names', async () => {
  await open('/guides/wax-types');
  const region = within(await screen.findByRole('region', { name: 'Waxes in this guide' }));
  expect(region.getByRole('link', { name: 'Beeswax Flakes' })).toHaveAttribute(
    'href',
    '/product/beeswax-flakes',
  );
});

test('a guide lists its sections as links', async () => {
  await open('/guides/wax-types');
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'The main types of wax',
    'Comparison table',
    'Melting temperatures',
    'Pouring temperatures',
    'Tips for any wax',
  ]);
});
