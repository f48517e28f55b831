import { SelectField, TextField } from '@shop/ui/Field';
import { calculatorTitles, calculatorTypes } from '../../../embed/calculatorTypes';
import { LEAST_WIDTH } from '../../../embed/reservedHeights';
import { waxes } from '../../../words/en/waxes';
import { methodNames, methods, type Settings, waxesByCalculator } from './settings';

type Props = { settings: Settings; onChange: (changes: Partial<Settings>) => void };

const STANDARD = 'standard';
const themes = ['light', 'dark', 'auto'] as const;
const unitSystems = ['metric', 'imperial'] as const;
const languages = ['en', 'de'] as const;
const themeNames = { light: 'Light', dark: 'Dark', auto: 'As the device says' };
const unitNames = { metric: 'cm and grams', imperial: 'inches and ounces' };
const languageNames = { en: 'English', de: 'German' };

type ChoiceProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  names: Record<Value, string>;
  value: Value;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, values, names, value, onChoose }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      value={value}
      // Chromium restores the lists alone, and the code would be of half the choices.
      autoComplete="off"
      onChange={({ currentTarget }) => {
        const chosen = values.find((one) => one === currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </SelectField>
  );
}

export function BuilderFields({ settings, onChange }: Props) {
  const { type, units, wax, theme, lang, accent, width, method, site } = settings;
  const offered = [STANDARD, ...waxesByCalculator[type]];
  const waxNames = { ...waxes, [STANDARD]: 'As the calculator begins' };
  return (
    <>
      <Choice
        label="Calculator"
        values={calculatorTypes}
        names={calculatorTitles}
        value={type}
        onChoose={(chosen) => onChange({ type: chosen, wax: '' })}
      />
      <Choice
        label="Units"
        values={unitSystems}
        names={unitNames}
        value={units}
        onChoose={(chosen) => onChange({ units: chosen })}
      />
      {offered.length > 1 ? (
        <Choice
          label="Wax"
          values={offered}
          names={waxNames}
          value={wax || STANDARD}
          onChoose={(chosen) => onChange({ wax: chosen === STANDARD ? '' : chosen })}
        />
      ) : null}
      <Choice
        label="Theme"
        values={themes}
        names={themeNames}
        value={theme}
        onChoose={(chosen) => onChange({ theme: chosen })}
      />
      <Choice
        label="Language"
        values={languages}
        names={languageNames}
        value={lang}
        onChoose={(chosen) => onChange({ lang: chosen })}
      />
      {method === 'frame' ? null : (
        <TextField
          label="Accent color"
          type="color"
          value={accent || '#a8481f'}
          onChange={({ currentTarget }) => onChange({ accent: currentTarget.value })}
        />
      )}
      <TextField
        label="Widest, in px"
        hint={`From ${LEAST_WIDTH}. Empty: as wide as its place.`}
        inputMode="numeric"
        value={width ?? ''}
        onChange={({ currentTarget }) => {
          const px = Number.parseInt(currentTarget.value, 10);
          onChange({ width: px > 0 ? px : null });
        }}
        onBlur={() => {
          if (width !== null && width < LEAST_WIDTH) onChange({ width: LEAST_WIDTH });
        }}
      />
      <Choice
        label="The way into your page"
        values={methods}
        names={methodNames}
        value={method}
        onChoose={(chosen) => onChange({ method: chosen })}
      />
      {method === 'frame' ? (
        <TextField
          label="Your site"
          hint="Its address, such as https://my-site.example: the frame tells it alone."
          inputMode="url"
          value={site}
          onChange={({ currentTarget }) => onChange({ site: currentTarget.value })}
        />
      ) : null}
    </>
  );
}
