import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const tokens = read('../../../shared/ui/tokens.css');
const theme = read('theme.css');

/** Custom properties of a style sheet's first block, rem in px. */
function properties(css: string): Map<string, string> {
  const [, block = ''] = /\{([\s\S]*?)\n\}/.exec(css.slice(css.search(/:root|\.candle \{/))) ?? [];
  const found = [...block.replace(/\s+/g, ' ').matchAll(/(--[\w-]+): ?([^;]+);/g)];
  return new Map(
    found.map(([, name = '', value = '']) => [
      name,
      value.replace(/(\d*\.?\d+)rem/g, (_match, rem) => `${Number(rem) * 16}px`).trim(),
    ]),
  );
}

/** Differs on purpose: fluid type, motion, shadow, header and font files (other sites load none) are the shop's own. */
const OWN = /^--(text-(22|28|36)|motion|shadow|font-(heading|text)|header-height)/;

test('the colors, corners and spaces on other sites are those of the shop', () => {
  const shop = properties(tokens);
  const compared = [...properties(theme)].filter(([name]) => !OWN.test(name));
  expect(compared.length).toBeGreaterThan(20);
  for (const [name, value] of compared) {
    const fallback = /^var\( ?--candle-[\w-]+, (.*?) ?\)$/.exec(value)?.[1] ?? value;
    expect([name, fallback]).toEqual([name, shop.get(name)]);
  }
});

test('every token that a calculator uses has a value on other sites', () => {
  const defined = properties(theme);
  const files = [
    '../components/CalculatorFrame.module.css',
    '../components/RecipeCard.module.css',
    '../components/Figures.module.css',
    '../components/Arithmetic.module.css',
    '../components/Announcement.module.css',
    '../components/UnitsField.module.css',
    '../components/VesselFields.module.css',
    '../features/fragrance-calculator/LoadField.module.css',
    '../features/supplies-calculator/SuppliesCalculator.module.css',
    '../features/wick-guide/WickGuide.module.css',
    '../../../shared/ui/Field.module.css',
    '../../../shared/ui/Button.module.css',
    '../../../shared/ui/Tabs.module.css',
    './SuppliesLink.module.css',
  ];
  const used = files.flatMap((file) =>
    [...read(file).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
  );
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
