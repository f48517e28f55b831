import { shippingBands } from '@shop/domain/facts/shipping';
import { formatDollars } from '@shop/domain/facts/shippingText';
import { ecoByDiameterCm } from '@shop/domain/facts/wicks';
import { render, screen } from '@testing-library/react';
import { ArticleChart } from './ArticleChart';

test('the temperature chart draws melting, stirring in and pouring of four waxes', () => {
  render(<ArticleChart chart="temperatures" />);
  const chart = screen.getByRole('img', { name: /degrees Fahrenheit/ });
  for (const wax of ['Soy', 'Coconut blend', 'Beeswax', 'Paraffin']) expect(chart).toHaveTextContent(wax);
  expect(chart.querySelectorAll('rect')).toHaveLength(12);
});

test('the wick chart names every size of the wax calculator', () => {
  render(<ArticleChart chart="wicks" />);
  const chart = screen.getByRole('img', { name: /Wick sizes by inside width/ });
  for (const { size } of ecoByDiameterCm) expect(chart).toHaveTextContent(size);
});

test('the shipping chart shows the price of every band', () => {
  render(<ArticleChart chart="shipping" />);
  const chart = screen.getByRole('img', { name: /standard shipping costs/ });
  for (const { standardCents } of shippingBands) {
    expect(chart).toHaveTextContent(standardCents === 0 ? 'Free' : formatDollars(standardCents));
  }
});

test('with the code only what does not reach its amount costs anything', () => {
  render(<ArticleChart chart="shipping" />);
  const [first, middle] = shippingBands.map(({ standardCents }) => formatDollars(standardCents));
  const [, withCode = ''] = screen.getByRole('img').textContent?.split('With FREESHIP') ?? [];
  expect(withCode.replaceAll('\u200b', ' ')).toContain(` ${first} Free`);
  expect(withCode).not.toContain(middle);
});

test('the scents of an oil are a list for those who do not see the pyramid', () => {
  render(<ArticleChart chart="scents" />);
  expect(screen.getByRole('region', { name: 'French Lavender' })).toHaveTextContent(
    /Top notes.*Fresh herbs.*Middle notes.*Lavender blossom.*Base notes.*Powdery musk/,
  );
});
