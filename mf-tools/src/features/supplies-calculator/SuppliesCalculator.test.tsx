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

/** What stands beside a name in the quick estimate. */
const line = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('all results start at zero and are shown, with what to do about it', () => {
  render(<SuppliesCalculator />);
  expect(screen.getByText(/Enter diameter and height/)).toBeVisible();
  expect(document.querySelector('[data-figure] details, details [data-figure]')).toBeNull();
  expect(figure('waxGrams')).toBe('0.00 oz');
  expect(line('Wax amount')).toBe('0.00 oz');
  expect(line('Fragrance amount')).toBe('0.00 oz');
  expect(line('Wick count')).toBe('0');
  expect(line('Estimated cost')).toBe('$0.00');
  expect(screen.getByText('Wick size')).toBeVisible();
});

test('fields have the stated bounds and steps', () => {
  render(<SuppliesCalculator />);
  const bounds = (label: string) => {
    const { min, max, step } = screen.getByRole<HTMLInputElement>('spinbutton', { name: label });
    return [min, max, step];
  };
  expect(bounds('Diameter (in)')).toEqual(['0.5', '400', '0.1']);
  expect(bounds('Height (in)')).toEqual(['0.5', '400', '0.1']);
  expect(bounds('Number of candles')).toEqual(['1', '10000', '1']);
  expect(bounds('Fragrance load (%)')).toEqual(['0', '15', '0.5']);
  expect(screen.getByRole('form')).toHaveAttribute('novalidate');
});

test('defaults are soy, one candle, load 10', () => {
  render(<SuppliesCalculator />);
  expect(screen.getByLabelText('Wax type')).toHaveValue('soy');
  expect(screen.getByLabelText('Number of candles')).toHaveValue(1);
  expect(screen.getByLabelText('Fragrance load (%)')).toHaveValue(10);
  expect(screen.getByLabelText('Fragrance load (%)')).toHaveAccessibleDescription(/Typical range: 6-10%/);
});

test('by weight comes first; the quick estimate stands open below, and to the letter; a sentence says why they differ', async () => {
  render(<SuppliesCalculator />);
  await retype('Diameter (in)', '3');
  await retype('Height (in)', '4');
  await calculate();
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['By weight', 'Quick estimate']);
  expect(figure('waxGrams')).toBe('14.71 oz');
  expect(result()).toHaveTextContent('417 g');
  expect(line('Wax amount')).toBe('0.90 oz');
  expect(line('Fragrance amount')).toBe('0.09 oz');
  expect(line('Wick count')).toBe('1');
  expect(figure('wickSize')).toBe('Medium (CD-8/10)');
  expect(figure('estimatedCost')).toBe('$0.74');
  expect(screen.getByRole('heading', { name: 'Quick estimate' }).closest('details')).toBeNull();
  expect(
    screen.getByText(/The classic rule of thumb counts cubic inches as cubic centimeters/),
  ).toBeVisible();
});

test('the headline is the batch, the second line one candle', async () => {
  render(<SuppliesCalculator start={{ diameter: '5', height: '4', candles: '2' }} />);
  expect(figure('wickCount')).toBe('6');
  expect(screen.getByText('3 per candle')).toBeInTheDocument();
  expect(figure('wickSize')).toBe('X-Large (CD-16/18)');
});

test.each([
  ['Diameter (in)', '0.2'],
  ['Diameter (in)', ''],
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

test('a free space as high as the vessel leaves nothing to fill', async () => {
  render(<SuppliesCalculator start={{ diameter: '3', height: '4', gap: '4' }} />);
  await calculate();
  expect(screen.getByText(/Enter diameter and height/)).toBeVisible();
  expect(screen.getByLabelText('Free space below the rim (in)')).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  ['10', false],
  ['10.5', true],
])('a load of %s%% in soy is warned of: %s', (load, isWarned) => {
  render(<SuppliesCalculator start={{ load }} />);
  expect(screen.queryByText(/holds about 10%/) !== null).toBe(isWarned);
});
