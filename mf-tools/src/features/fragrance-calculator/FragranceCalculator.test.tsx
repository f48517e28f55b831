import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../words/de';
import { LanguageContext } from '../../words/useWords';
import { english, type Language } from '../../words/words';
import { FragranceCalculator } from './FragranceCalculator';

const weight = () => screen.getByLabelText('Wax weight (g)');
const slider = () => screen.getByRole('slider', { name: /fragrance load/i });
const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
const result = () => screen.queryByRole('region', { name: 'Your fragrance recipe' });
const figure = (name: string) => result()?.querySelector(`[data-figure=${name}]`)?.textContent;

test('an instruction stands where the result will, and the result replaces it', async () => {
  render(<FragranceCalculator />);
  expect(screen.getByRole('status')).toHaveTextContent(/Enter the weight of your wax/);
  await userEvent.type(weight(), '500');
  await calculate();
  expect(screen.getByRole('status')).not.toHaveTextContent(/Enter the weight/);
  expect(screen.getByRole('status')).toHaveTextContent('40 grams of fragrance oil');
  expect(figure('fragranceOilAmount')).toBe('40 g');
  expect(figure('fragranceOunces')).toBe('1.41 oz');
  expect(figure('fragToWaxRatio')).toBe('1:13');
});

test.each(['', '0', '-5', '1e308'])('a weight of "%s" calculates nothing', async (text) => {
  render(<FragranceCalculator />);
  if (text) await userEvent.type(weight(), text);
  await calculate();
  expect(result()).not.toBeInTheDocument();
  expect(weight()).toBeInvalid();
  expect(weight()).toHaveFocus();
});

test.each(['1.500', '1,250', '12.500'])('"%s" is no weight in grams, and is explained', async (text) => {
  render(<FragranceCalculator start={{ weight: text }} />);
  expect(result()).not.toBeInTheDocument();
  expect(weight()).toBeInvalid();
  expect(weight()).toHaveAccessibleDescription(/write a thousand as 1000/);
  await userEvent.click(screen.getByRole('radio', { name: 'ounces' }));
  expect(screen.getByLabelText('Wax weight (oz)')).toHaveValue(Number(text.replace(',', '.')));
});

test.each([
  ['453.592', 'metric', '36.3 g'],
  ['1.5', 'metric', '0.1 g'],
  ['1.125', 'imperial', '2.6 g'],
] as const)('"%s" (%s) is a weight that everyone reads alike', (text, units, oil) => {
  render(<FragranceCalculator start={{ weight: text, units }} />);
  expect(result()).toHaveTextContent(oil);
});

test('the slider runs from 1 to what the wax holds in steps of a half', async () => {
  render(<FragranceCalculator />);
  expect(slider()).toHaveValue('8');
  expect(slider()).toHaveAttribute('min', '1');
  expect(slider()).toHaveAttribute('max', '10');
  expect(slider()).toHaveAttribute('step', '0.5');
  expect(slider()).toHaveAttribute('aria-valuetext', '8 percent');
});

test('a wax that holds less lowers the load and says so; one that holds more leaves it', async () => {
  render(<FragranceCalculator />);
  await userEvent.selectOptions(screen.getByLabelText('Wax type'), 'beeswax');
  expect(slider()).toHaveValue('5');
  expect(screen.getByText('Lowered to 5%, the most that beeswax holds.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Wax type'), 'paraffin');
  expect(slider()).toHaveValue('5');
  expect(slider()).toHaveAttribute('max', '12');
});

test('what is said of a lowered load follows the language', async () => {
  const inLanguage = (language: Language) => (
    <LanguageContext.Provider value={language}>
      <FragranceCalculator />
    </LanguageContext.Provider>
  );
  const { rerender } = render(inLanguage(english));
  await userEvent.selectOptions(screen.getByLabelText('Wax type'), 'beeswax');
  rerender(inLanguage({ ...english, lang: 'de', messages }));
  expect(screen.getByText('Auf 5 % gesenkt: Mehr nimmt Bienenwachs nicht auf.')).toBeVisible();
});

test('the weight is a number, in whole grams by the arrow keys', () => {
  render(<FragranceCalculator />);
  expect(weight()).toHaveAttribute('type', 'number');
  expect(weight()).toHaveAttribute('min', '1');
  expect(weight()).toHaveAttribute('step', '1');
});

test('the load can be typed; what is off the slider is marked, kept, and calculates nothing', async () => {
  render(<FragranceCalculator />);
  const percent = screen.getByLabelText('Percent');
  await userEvent.clear(percent);
  await userEvent.type(percent, '6.5');
  expect(slider()).toHaveValue('6.5');
  await userEvent.clear(percent);
  await userEvent.type(percent, '40');
  await userEvent.tab();
  expect(percent).toHaveValue(40);
  expect(percent).toBeInvalid();
  await userEvent.type(weight(), '500');
  await calculate();
  expect(result()).not.toBeInTheDocument();
  await userEvent.clear(percent);
  await userEvent.type(percent, '6.2');
  await userEvent.tab();
  expect(percent).toHaveValue(6);
  await calculate();
  expect(figure('fragranceOilAmount')).toBe('30 g');
});

test('moving the slider greys the result', async () => {
  render(<FragranceCalculator start={{ weight: '500' }} />);
  expect(figure('fragranceOilAmount')).toBe('40 g');
  fireEvent.input(slider(), { target: { value: '5' } });
  expect(screen.getByText(/fields have changed/)).toBeVisible();
  await calculate();
  expect(figure('fragranceOilAmount')).toBe('25 g');
});

test.each(['12', '-1', '0', ''])(
  'a link with a load of "%s" calculates nothing; it stays and is marked',
  (load) => {
    render(<FragranceCalculator start={{ weight: '500', wax: 'soy', load }} />);
    expect(result()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Percent')).toHaveValue(load ? Number(load) : null);
    expect(screen.getByLabelText('Percent')).toBeInvalid();
  },
);

test('a link without a load starts at what its wax holds', () => {
  render(<FragranceCalculator start={{ weight: '100', wax: 'beeswax' }} />);
  expect(figure('fragranceOilAmount')).toBe('5 g');
});

test('ounces in, ounces first', async () => {
  render(<FragranceCalculator start={{ weight: '500' }} />);
  await userEvent.click(screen.getByRole('radio', { name: 'ounces' }));
  expect(screen.getByLabelText('Wax weight (oz)')).toHaveValue(17.637);
  expect(result()?.querySelector('[data-figure]')).toHaveTextContent('1.41 oz');
  expect(screen.queryByText(/fields have changed/)).not.toBeInTheDocument();
});

test('Calculate leads to the percent that is wrong, not to the slider', async () => {
  render(<FragranceCalculator />);
  await userEvent.type(weight(), '500');
  const percent = screen.getByLabelText('Percent');
  await userEvent.clear(percent);
  await userEvent.type(percent, '40');
  await calculate();
  expect(percent).toHaveFocus();
});

test('a percent between two steps of the slider leaves the fresh result fresh', async () => {
  render(<FragranceCalculator />);
  await userEvent.type(weight(), '500');
  const percent = screen.getByLabelText('Percent');
  await userEvent.clear(percent);
  await userEvent.type(percent, '7.3{Enter}');
  await userEvent.tab();
  expect(percent).toHaveValue(7.5);
  expect(result()).not.toHaveTextContent(/changed/i);
  expect(result()).toHaveTextContent('7.5');
});

test.each([
  ['soy', '7.3', 7.5],
  ['beeswax', '8', 5],
])('%s with a load of %s starts at the %s that it is calculated with', (wax, load, percent) => {
  render(<FragranceCalculator start={{ weight: '500', wax, load }} />);
  expect(screen.getByLabelText('Percent')).toHaveValue(percent);
  expect(screen.getByLabelText('Percent')).toHaveAttribute('aria-invalid', 'false');
});
