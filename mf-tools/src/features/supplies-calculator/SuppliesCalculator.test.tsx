import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuppliesCalculator } from './SuppliesCalculator';

const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
const result = () => screen.queryByRole('region', { name: 'Your supplies' });
const figure = (name: string) => document.querySelector(`[data-figure=${name}]`)?.textContent;
async function retype(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
}

test('results start at zero, with what to do about it', () => {
  render(<SuppliesCalculator />);
  expect(screen.getByText(/Enter diameter and height/)).toBeVisible();
  expect(figure('waxAmount')).toBe('0.00 oz');
  expect(figure('estimatedCost')).toBe('$0.00');
  expect(figure('wickCount')).toBe('0');
});

test('defaults are soy, one candle, load 10', () => {
  render(<SuppliesCalculator />);
  expect(screen.getByLabelText('Wax type')).toHaveValue('soy');
  expect(screen.getByLabelText('Number of candles')).toHaveValue('1');
  expect(screen.getByLabelText('Fragrance load (%)')).toHaveValue('10');
  expect(screen.getByLabelText('Fragrance load (%)')).toHaveAccessibleDescription(/Typical range: 6-10%/);
});

test('by weight comes first; the quick estimate is folded below, and to the letter; a sentence says why they differ', async () => {
  render(<SuppliesCalculator />);
  await retype('Diameter (in)', '3');
  await retype('Height (in)', '4');
  await calculate();
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['By weight', 'Quick estimate']);
  expect(figure('waxGrams')).toBe('14.71 oz');
  expect(result()).toHaveTextContent('417 g');
  expect(figure('waxAmount')).toBe('0.90 oz');
  expect(figure('wickSize')).toBe('Medium (CD-8/10)');
  expect(figure('estimatedCost')).toBe('$0.74');
  const folded = screen.getByRole('heading', { name: 'Quick estimate' }).closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(folded).toHaveTextContent('the classic rule of thumb');
  await userEvent.click(screen.getByRole('heading', { name: 'Quick estimate' }));
  expect(folded).toHaveAttribute('open');
  expect(screen.getByText(/cubic inches as if they were cubic centimeters/)).toBeVisible();
});

test('the headline is the batch, the second line one candle', async () => {
  render(<SuppliesCalculator start={{ diameter: '5', height: '4', candles: '2' }} />);
  expect(figure('wickCount')).toBe('6');
  expect(screen.getByText('3 a candle')).toBeInTheDocument();
  expect(figure('wickSize')).toBe('X-Large (CD-16/18)');
});

test.each([
  ['Diameter (in)', '0.2'],
  ['Diameter (in)', ''],
  ['Height (in)', '3 in'],
  ['Height (in)', '1e308'],
  ['Number of candles', '0'],
  ['Number of candles', '1.5'],
  ['Fragrance load (%)', '16'],
  ['Fragrance load (%)', ''],
])('%s of "%s" calculates nothing and takes the focus', async (label, text) => {
  render(<SuppliesCalculator />);
  await retype('Diameter (in)', '3');
  await retype('Height (in)', '4');
  await retype(label, text);
  await calculate();
  expect(result()).not.toBeInTheDocument();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveFocus();
});

test('a load above what the wax holds is advised against, and calculated', async () => {
  render(<SuppliesCalculator start={{ diameter: '3', height: '4' }} />);
  await userEvent.selectOptions(screen.getByLabelText('Wax type'), 'beeswax');
  expect(screen.getByText(/Beeswax holds about 5%/)).toBeVisible();
  expect(screen.getByLabelText('Fragrance load (%)')).not.toBeInvalid();
  await calculate();
  expect(result()).toHaveTextContent(/Beeswax holds about 5%/);
});
