import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WaxCalculator } from './WaxCalculator';

async function fill(values: Record<string, string>) {
  const user = userEvent.setup();
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    if (value) await user.type(field, value);
  }
  return user;
}
const calculate = () => screen.getByRole('button', { name: 'Calculate' });
const result = () => screen.queryByRole('region', { name: 'Your candle recipe' });
const figure = (name: string) => result()?.querySelector(`[data-figure=${name}]`)?.textContent;

test('no result is shown before Calculate', async () => {
  render(<WaxCalculator />);
  await fill({ 'Diameter (cm)': '8', 'Height (cm)': '9' });
  expect(result()).not.toBeInTheDocument();
});

test('four soy candles of 8 by 9 cm need what the formulas say', async () => {
  render(<WaxCalculator />);
  const user = await fill({ 'Diameter (cm)': '8', 'Height (cm)': '9', 'Number of candles': '4' });
  await user.click(calculate());
  expect(figure('waxGrams')).toBe('1628.6 g');
  expect(figure('fragranceGrams')).toBe('162.9 g');
  expect(figure('totalGrams')).toBe('1791.5 g');
  expect(figure('wickSize')).toBe('ECO 4');
  expect(screen.getByRole('status')).toHaveTextContent('162.9 grams of fragrance oil');
  expect(within(result() as HTMLElement).getByText(/π × \(8 cm ÷ 2\)² × 9 cm = 452.39 cm³/)).toBeVisible();
});

test('a comma is a decimal sign', async () => {
  render(<WaxCalculator />);
  const user = await fill({ 'Diameter (cm)': '7,5', 'Height (cm)': '10' });
  await user.click(calculate());
  expect(figure('waxGrams')).toBe('397.6 g');
});

test.each(['', 'abc', '0', '-3', '1e308', '1e999', '3 in', 'NaN', 'Infinity'])(
  'a diameter of "%s" calculates nothing, marks the field and takes the focus there',
  async (diameter) => {
    render(<WaxCalculator />);
    const user = await fill({ 'Diameter (cm)': diameter, 'Height (cm)': '9' });
    await user.click(calculate());
    expect(result()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Diameter (cm)')).toHaveFocus();
    expect(screen.getByLabelText('Diameter (cm)')).toBeInvalid();
    expect(screen.getByLabelText('Diameter (cm)')).toHaveAccessibleDescription(/above 0/i);
    expect(document.body).not.toHaveTextContent(/NaN g|Infinity/);
  },
);

test('a changed field greys the result until the next Calculate', async () => {
  render(<WaxCalculator start={{ diameter: '8', height: '9', candles: '4' }} />);
  expect(figure('waxGrams')).toBe('1628.6 g');
  const user = await fill({ 'Number of candles': '5' });
  expect(screen.getByText(/fields have changed/)).toBeVisible();
  expect(figure('waxGrams')).toBe('1628.6 g');
  await user.click(calculate());
  expect(screen.queryByText(/fields have changed/)).not.toBeInTheDocument();
  expect(figure('waxGrams')).toBe('2035.8 g');
});

test('changing the units rewrites the fields and keeps the result fresh', async () => {
  render(<WaxCalculator start={{ diameter: '8', height: '9', candles: '4' }} />);
  await userEvent.click(screen.getByRole('radio', { name: 'inches and ounces' }));
  expect(screen.getByLabelText('Diameter (in)')).toHaveValue('3.15');
  expect(screen.queryByText(/fields have changed/)).not.toBeInTheDocument();
  expect(figure('waxGrams')).toBe('57.45 oz');
});

test('a container that we sell fills width, height and gap', async () => {
  render(<WaxCalculator />);
  await userEvent.selectOptions(screen.getByLabelText('Vessel'), 'luxury-glass-containers');
  expect(screen.getByLabelText('Diameter (cm)')).toHaveValue('8');
  expect(screen.getByLabelText('Height (cm)')).toHaveValue('8.8');
  expect(screen.getByLabelText('Free space below the rim (cm)')).toHaveValue('1.3');
});

test('weighed water gives the height of a vessel of known width', async () => {
  render(<WaxCalculator />);
  const user = await fill({ 'Diameter (cm)': '8' });
  await user.click(screen.getByText('Fill line, or weigh it with water'));
  await fill({ 'Water that fills it (g)': '452.389' });
  await user.click(screen.getByRole('button', { name: 'Use this weight' }));
  expect(screen.getByLabelText('Height (cm)')).toHaveValue('9');
});

test('wax is poured up to the fill line only, and a line below the floor is refused', async () => {
  render(<WaxCalculator start={{ diameter: '8', height: '10', candles: '4', gap: '1' }} />);
  expect(figure('waxGrams')).toBe('1628.6 g');
  const user = await fill({ 'Free space below the rim (cm)': '10' });
  await user.click(calculate());
  expect(screen.getByLabelText('Free space below the rim (cm)')).toBeInvalid();
});
