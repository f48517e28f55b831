import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../words/de';
import { LanguageContext } from '../../words/useWords';
import { english, type Language } from '../../words/words';
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

const inGerman = { ...english, lang: 'de', messages };

test.each([
  [
    'English',
    english,
    /14\.71 ounces of wax and 1\.47 ounces of fragrance oil, 16\.18 ounces in all/,
    '1.18 oz of oil',
  ],
  ['German', inGerman, /14,71 Unzen Wachs und 1,47 Unzen Duftöl, zusammen 16,18 Unzen/, 'das sind 1,18 oz'],
])('in ounces the sentence and the tips say ounces, in %s', (_name, language, sentence, firstOil) => {
  render(
    <LanguageContext.Provider value={language}>
      <WaxCalculator start={{ diameter: '3', height: '4', units: 'imperial' }} />
    </LanguageContext.Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
  expect(screen.getByText(new RegExp(firstOil))).toBeVisible();
  expect(screen.getByText(/^Tip.*1[.,]47 oz/)).toBeVisible();
});

test('a comma in a link is a decimal sign', () => {
  render(<WaxCalculator start={{ diameter: '7,5', height: '10' }} />);
  expect(figure('waxGrams')).toBe('397.6 g');
  expect(screen.getByLabelText('Diameter (cm)')).toHaveValue(7.5);
});

test('fields are numbers that arrow keys step within their bounds', () => {
  render(<WaxCalculator />);
  for (const label of ['Diameter (cm)', 'Height (cm)']) {
    expect(screen.getByRole('spinbutton', { name: label })).toHaveAttribute('step', '0.1');
    expect(screen.getByLabelText(label)).toHaveAttribute('min', '0.1');
    expect(screen.getByLabelText(label)).toHaveAttribute('max', '1000');
  }
  const candles = screen.getByRole('spinbutton', { name: 'Number of candles' });
  expect(candles).toHaveAttribute('min', '1');
  expect(candles).toHaveAttribute('step', '1');
});

test.each(['', '0', '-3', '1e308', '1e999'])(
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

test('fields left empty are named in words, and nothing else happens', async () => {
  render(<WaxCalculator />);
  await userEvent.click(calculate());
  expect(result()).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Diameter (cm)')).toHaveFocus();
  expect(screen.getByText(/Still missing: Diameter \(cm\)\./)).toBeVisible();
  await fill({ 'Diameter (cm)': '8' });
  expect(screen.queryByText(/Still missing: Diameter/)).not.toBeInTheDocument();
});

test.each(['abc', '3 in', 'NaN', 'Infinity', '1,000', '1.000'])(
  'a diameter of "%s" in a link calculates nothing, and the field says so',
  (diameter) => {
    render(<WaxCalculator start={{ diameter, height: '9' }} />);
    expect(result()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Diameter (cm)')).toBeInvalid();
    expect(screen.getByLabelText('Diameter (cm)')).toHaveAccessibleDescription(/can’t read this number/);
  },
);

test.each(['1.000', '1,000', '1 000', '1.5', '2,5'])('"%s" is no number of candles', async (candles) => {
  render(<WaxCalculator start={{ diameter: '8', height: '9', candles }} />);
  expect(result()).not.toBeInTheDocument();
  await userEvent.click(calculate());
  expect(screen.getByLabelText('Number of candles')).toBeInvalid();
  expect(screen.getByLabelText('Number of candles')).toHaveFocus();
});

test('what the browser cannot read stays on screen, is marked and explained, and is not taken for 0', async () => {
  render(<WaxCalculator start={{ diameter: '8', height: '9' }} />);
  await userEvent.click(screen.getByText('Fill line, or weigh it with water'));
  const gap = screen.getByLabelText<HTMLInputElement>('Free space below the rim (cm)');
  // As browsers have it while '1-' stands in the field.
  Object.defineProperty(gap, 'validity', { value: { badInput: true } });
  fireEvent.input(gap, { target: { value: '' } });
  expect(gap).toHaveAttribute('aria-invalid', 'true');
  expect(gap).toHaveAccessibleDescription(/can’t read this number/);
  await userEvent.click(calculate());
  expect(gap).toHaveFocus();
  expect(screen.getByText(/fields have changed/)).toBeVisible();
});

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
  expect(screen.getByLabelText('Diameter (in)')).toHaveValue(3.15);
  expect(screen.queryByText(/fields have changed/)).not.toBeInTheDocument();
  expect(figure('waxGrams')).toBe('57.45 oz');
});

test('a container that we sell fills width, height and gap', async () => {
  render(<WaxCalculator />);
  await userEvent.selectOptions(screen.getByLabelText('Vessel'), 'luxury-glass-containers');
  expect(screen.getByLabelText('Diameter (cm)')).toHaveValue(8);
  expect(screen.getByLabelText('Height (cm)')).toHaveValue(8.8);
  expect(screen.getByLabelText('Free space below the rim (cm)')).toHaveValue(1.3);
});

test('weighed water gives the height of a vessel of known width', async () => {
  render(<WaxCalculator />);
  const user = await fill({ 'Diameter (cm)': '8' });
  await user.click(screen.getByText('Fill line, or weigh it with water'));
  await fill({ 'Water that fills it (g)': '452.389' });
  await user.click(screen.getByRole('button', { name: 'Use this weight' }));
  expect(screen.getByLabelText('Height (cm)')).toHaveValue(9);
});

test('Enter in the field of the water takes that weight, and does not calculate with the height of before', async () => {
  render(<WaxCalculator start={{ diameter: '8', height: '5' }} />);
  const before = figure('waxGrams');
  await fill({ 'Water that fills it (g)': '452.389{Enter}' });
  expect(screen.getByLabelText('Height (cm)')).toHaveValue(9);
  expect(figure('waxGrams')).toBe(before);
  expect(screen.getByText('The height above now matches that much water.')).toBeInTheDocument();
});

test.each(['', '0', '1000001', '1.250'])(
  'water of "%s" is refused beside its range: the field is marked and takes the focus',
  async (grams) => {
    render(<WaxCalculator />);
    const user = await fill({ 'Diameter (cm)': '8', 'Water that fills it (g)': grams });
    const water = screen.getByLabelText('Water that fills it (g)');
    expect(water).toHaveAccessibleDescription(/Above 0, at most 1000000 g\./);
    await user.click(screen.getByRole('button', { name: 'Use this weight' }));
    expect(water).toBeInvalid();
    expect(water).toHaveFocus();
    expect(screen.getByLabelText('Height (cm)')).toHaveValue(null);
  },
);

test('water that is weighed before the width is known leads to the width', async () => {
  render(<WaxCalculator />);
  await fill({ 'Water that fills it (g)': '400{Enter}' });
  expect(screen.getByLabelText('Diameter (cm)')).toHaveFocus();
  expect(screen.getByLabelText('Water that fills it (g)')).toBeValid();
});

test('what is said of weighed water follows the language', async () => {
  const inLanguage = (language: Language) => (
    <LanguageContext.Provider value={language}>
      <WaxCalculator />
    </LanguageContext.Provider>
  );
  const { rerender } = render(inLanguage(english));
  await fill({ 'Diameter (cm)': '8', 'Water that fills it (g)': '400{Enter}' });
  rerender(inLanguage(inGerman));
  expect(screen.getByText('Die Höhe oben entspricht jetzt dieser Menge Wasser.')).toBeInTheDocument();
});

test('wax is poured up to the fill line only, and a line below the floor is refused', async () => {
  render(<WaxCalculator start={{ diameter: '8', height: '10', candles: '4', gap: '1' }} />);
  expect(figure('waxGrams')).toBe('1628.6 g');
  const user = await fill({ 'Free space below the rim (cm)': '10' });
  await user.click(calculate());
  expect(screen.getByLabelText('Free space below the rim (cm)')).toBeInvalid();
});

test('one press leaves the room below the rim that our vessels have', async () => {
  render(<WaxCalculator start={{ diameter: '7.2', height: '7.6', candles: '6' }} />);
  expect(figure('waxGrams')).toBe('1670.9 g');
  const room = screen.getByRole('checkbox', { name: 'Leave half an inch (13 mm) free below the rim' });
  expect(room).not.toBeChecked();
  await userEvent.click(room);
  expect(screen.getByLabelText('Free space below the rim (cm)')).toHaveValue(1.3);
  await userEvent.click(calculate());
  expect(figure('waxGrams')).toBe('1385.1 g');
});

test('a bad fill line stays open while it is mended', async () => {
  render(<WaxCalculator />);
  const gap = screen.getByLabelText('Free space below the rim (cm)');
  const user = await fill({ 'Diameter (cm)': '8', 'Height (cm)': '8', 'Free space below the rim (cm)': '9' });
  await user.click(calculate());
  expect(gap).toHaveFocus();
  await user.clear(gap);
  await user.type(gap, '1.3');
  expect(gap.closest('details')).toHaveAttribute('open');
});

test.each(['paraffin', 'beeswax'])('%s that starts with all it holds gets no lower first load', (wax) => {
  for (const height of ['9', '9.1', '8.7', '12.3']) {
    const { unmount } = render(<WaxCalculator start={{ diameter: '8', height, candles: '4', wax }} />);
    expect(result()).not.toHaveTextContent(/the most this wax holds|First batch/);
    unmount();
  }
});

test('a stale result stays stale when the units change', async () => {
  render(<WaxCalculator start={{ diameter: '8', height: '9' }} />);
  const user = await fill({ 'Height (cm)': '10' });
  await user.click(screen.getByLabelText('inches and ounces'));
  expect(within(result() as HTMLElement).getByText(/The fields have changed/)).toBeVisible();
});
