import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../words/de';
import { LanguageContext } from '../../words/useWords';
import { english } from '../../words/words';
import { WickGuide } from './WickGuide';

test('the table goes from ECO 0.5-1 and CD 3-4 to ECO 8+ and CD 12+', () => {
  render(<WickGuide />);
  const [, first, ...rest] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('2-3 cm0.8–1.2 inECO 0.5-1CD 3-4');
  expect(rest.at(-1)).toHaveTextContent('11+ cm4.3+ inECO 8+CD 12+');
});

test('a width marks its row and says the sizes in a sentence', async () => {
  render(<WickGuide />);
  await userEvent.type(screen.getByLabelText('Diameter (cm)'), '8');
  await userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'For 8 cm inside width, start with ECO 4-6 or CD 8-10.',
  );
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('7-9 cm');
});

test('the guide names our own wicks for a width, and none where we have none', async () => {
  const { rerender } = render(<WickGuide key="jar" start={{ diameter: '7.2' }} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    /Ours for soy at this width: Pre-Tabbed Cotton Wicks \(CD 8\), Premium Cotton Wicks \(ECO 4\)\./,
  );
  rerender(<WickGuide key="wide" start={{ diameter: '12' }} />);
  expect(screen.getByRole('status')).not.toHaveTextContent(/Ours/);
});

test('below the table no size is made up', () => {
  render(<WickGuide start={{ diameter: '1' }} />);
  expect(screen.getByRole('status')).toHaveTextContent(/narrower than the table/);
  expect(screen.queryByRole('row', { current: true })).not.toBeInTheDocument();
});

test('cotton is the first kind; another tab shows another', async () => {
  render(<WickGuide />);
  expect(screen.getByRole('tab', { name: 'Cotton' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Zinc core' }));
  expect(screen.getByRole('tabpanel', { name: 'Zinc core' })).toHaveTextContent(/zinc wire/);
});

test.each([
  ['English', english, ['Cotton', 'Wooden', 'Zinc core', 'Specialty']],
  ['German', { ...english, lang: 'de', messages }, ['Baumwolle', 'Holz', 'Zinkkern', 'Spezialdochte']],
])(
  'each kind is named by its own text, which paper has without the tabs, in %s',
  (_name, language, kinds) => {
    render(
      <LanguageContext.Provider value={language}>
        <WickGuide />
      </LanguageContext.Provider>,
    );
    const panels = screen.getAllByRole('tabpanel', { hidden: true });
    expect(panels.map((panel) => panel.textContent?.split(':')[0])).toEqual(kinds);
  },
);

test.each([
  ['metric', 'Diameter (cm)', '1000 cm'],
  ['imperial', 'Diameter (in)', '393 in'],
] as const)(
  'a width that is refused (%s) stands beside the widest that is not',
  async (units, label, widest) => {
    render(<WickGuide start={{ units }} />);
    await userEvent.type(screen.getByLabelText(label), '1500{Enter}');
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      `Inside width. Above 0, at most ${widest}.`,
    );
  },
);

test('a width in inches is answered in inches', () => {
  render(<WickGuide start={{ diameter: '3', units: 'imperial' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('For 3 in inside width, start with ECO 4-6');
});
