import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FragranceCalculator } from '../features/fragrance-calculator/FragranceCalculator';
import { SuppliesCalculator } from '../features/supplies-calculator/SuppliesCalculator';
import { WaxCalculator } from '../features/wax-calculator/WaxCalculator';
import { WickGuide } from '../features/wick-guide/WickGuide';

// The day after a second version: the constants of the first are kept, today's differ.
jest.mock('./versions/versions', () => {
  const { v1 } = jest.requireActual('./versions/v1');
  return { FORMULA_VERSION: 2, formerConstants: { 1: v1 }, keptConstants: v1 };
});
jest.mock('./constants', () => {
  const { v1 } = jest.requireActual('./versions/v1');
  const waxes = { ...v1.waxes, soy: { density: 0.95, fragranceShare: 0.09 } };
  const suppliesWaxes = { ...v1.suppliesWaxes, soy: { densityFactor: 0.95, dollarsPerOunce: 0.2 } };
  const wickGuideRows = v1.wickGuideRows.map((row: object) => ({ ...row, eco: 'ECO of today' }));
  return {
    todaysConstants: {
      ...v1,
      waxes,
      suppliesWaxes,
      wickGuideRows,
      maximumLoadPercent: { ...v1.maximumLoadPercent, soy: 6 },
      ouncesPerGram: 0.04,
    },
  };
});

const wax = { diameter: '8', height: '9', candles: '4', wax: 'soy' };
const figure = (name: string) => document.querySelector(`[data-figure=${name}]`)?.textContent;
const SAYS_SO = /figures of version 1 of our formulas, as in the link\. Press Calculate for today’s\./;

test('a link of a former version opens with its numbers and says so', () => {
  render(<WaxCalculator start={{ ...wax, formulas: '1' }} />);
  expect(figure('waxGrams')).toBe('1628.6 g');
  expect(screen.getByText(SAYS_SO)).toBeVisible();
  expect(screen.getByText(/× 0\.9 g\/cm³ ×/)).toBeInTheDocument();
});

test('Calculate gives the figures of today', async () => {
  const onCalculated = jest.fn();
  render(<WaxCalculator start={{ ...wax, formulas: '1' }} onCalculated={onCalculated} />);
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
  expect(figure('waxGrams')).toBe('1719.1 g');
  expect(screen.queryByText(SAYS_SO)).not.toBeInTheDocument();
  expect(onCalculated).toHaveBeenCalledWith(
    expect.objectContaining({ formulas: expect.objectContaining({ version: 2 }) }),
  );
});

test('a link without a version, and one of today, open with the figures of today', () => {
  const { rerender } = render(<WaxCalculator key="none" start={wax} />);
  expect(figure('waxGrams')).toContain('1719.1 g');
  rerender(<WaxCalculator key="today" start={{ ...wax, formulas: '2' }} />);
  expect(figure('waxGrams')).toContain('1719.1 g');
  expect(screen.queryByText(/of our formulas/)).not.toBeInTheDocument();
});

test('a version that never was is said, and today’s figures stand', () => {
  render(<WaxCalculator start={{ ...wax, formulas: '9' }} />);
  expect(figure('waxGrams')).toContain('1719.1 g');
  expect(screen.getByText(/no version 9 of our formulas/)).toBeVisible();
});

test('what is no version is not spoken of', () => {
  render(<WaxCalculator start={{ ...wax, formulas: '<b>1</b>' }} />);
  expect(figure('waxGrams')).toContain('1719.1 g');
  expect(screen.queryByText(/of our formulas/)).not.toBeInTheDocument();
});

test('the fragrance calculator keeps a load and an ounce of the former version', () => {
  render(
    <FragranceCalculator
      start={{ weight: '16', units: 'imperial', load: '10', wax: 'soy', formulas: '1' }}
    />,
  );
  expect(figure('fragranceOilAmount')).toContain('45.4 g');
  expect(screen.getByText(SAYS_SO)).toBeVisible();
});

test('the supplies calculator keeps density, price and estimate of the former version', () => {
  render(<SuppliesCalculator start={{ diameter: '3', height: '4', formulas: '1' }} />);
  expect(figure('waxGrams')).toBe('14.71 oz');
  expect(figure('estimatedCost')).toBe('$0.74');
  expect(screen.getByText(SAYS_SO)).toBeVisible();
});

test('the wick guide keeps the row of the former version', () => {
  render(<WickGuide start={{ diameter: '8', formulas: '1' }} />);
  expect(screen.getAllByText(/start with ECO 4-6 or CD 8-10\..*version 1 of our formulas/)[0]).toBeVisible();
});
