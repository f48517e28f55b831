import { formatGap } from '@shop/domain/facts/vesselContents';
import { vessels } from '@shop/domain/facts/vessels';
import { extraWaxPercent, suppliesLoad, waxNames } from '@shop/domain/facts/waxes';
import { propertyRuns } from '@shop/testing/propertyRuns';
import fc from 'fast-check';
import { messages as german, texts as germanTexts } from './de';
import { texts } from './en';
import { english, getWords } from './words';

const inGerman = getWords({ lang: 'de', messages: german, currency: '€' });

test('numbers and plurals follow the language', () => {
  expect(inGerman(texts.candles, { count: 1 })).toBe('1 Kerze');
  expect(inGerman(texts.candles, { count: 2.5 })).toBe('2,5 Kerzen');
  expect(inGerman('{grams} g of {wax}', { grams: 1628.6, wax: 'soy' })).toBe('1628,6 g of soy');
  expect(inGerman.number(0.5, 2)).toBe('0,50');
});

test('the currency is a sign beside an amount that stays what it is', () => {
  expect(getWords(english).money(0.744)).toBe('$0.74');
  expect(getWords({ ...english, currency: '£' }).money(3)).toBe('£3.00');
  expect(inGerman.money(3)).toBe('3,00 €');
});

test('English numbers are written as JavaScript writes them', () => {
  const words = getWords(english);
  for (const value of [0, 0.1, 1.005, 12.5, 1628.6, 0.035274, 1_000_000]) {
    expect(words.number(value)).toBe(String(value));
    expect(words.number(value, 2)).toBe(value.toFixed(2));
  }
});

test('English says one of a thing that is missing, too', () => {
  expect([-2, -1, 0, 1, 2].map((count) => getWords(english)('one | many', { count }))).toEqual([
    'many',
    'one',
    'many',
    'one',
    'many',
  ]);
});

test('English, which does without Intl, writes and counts as Intl does', () => {
  const words = getWords(english);
  const plurals = new Intl.PluralRules('en');
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 4 }), (digits, decimals) => {
      const value = digits / 10 ** decimals;
      const options = { useGrouping: false, maximumFractionDigits: 6 };
      expect(words.number(value)).toBe(new Intl.NumberFormat('en', options).format(value));
      const fixed = { useGrouping: false, minimumFractionDigits: 4, maximumFractionDigits: 4 };
      expect(words.number(value, 4)).toBe(new Intl.NumberFormat('en', fixed).format(value));
      expect(words('one | many', { count: value })).toBe(plurals.select(value) === 'one' ? 'one' : 'many');
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test('German says every sentence, with the same values in it', () => {
  const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
  expect(Object.keys(germanTexts).sort()).toEqual(Object.keys(texts).sort());
  for (const [name, text] of Object.entries(texts)) {
    // By its English text: two names with one text have one translation, too.
    expect([name, german[text]]).toEqual([name, Reflect.get(germanTexts, name)]);
    expect([name, places(german[text] ?? '')]).toEqual([name, places(text)]);
  }
});

test('the figures that stand in German sentences are those of the facts', () => {
  expect(germanTexts.extraWaxTip).toContain(`${extraWaxPercent} %`);
  expect(germanTexts.suppliesLoadHint).toContain(suppliesLoad.typical.replace('-', '–').replace('%', ' %'));
  expect(germanTexts.fragranceTip).toContain('79–85 °C');
  expect(texts.leaveGap).toContain(formatGap(vessels[0]));
  expect(germanTexts.leaveGap).toContain('13 mm');
  expect(texts.fragranceTip).toMatch(/79.85°C/);
  expect(texts.fragranceTip).toMatch(/24.48 hours/);
});

test('what the shop sells has the names of the facts', () => {
  const { start } = getWords(english);
  for (const [wax, name] of Object.entries(waxNames)) {
    expect([wax, start(Reflect.get(texts, wax))]).toEqual([wax, name]);
  }
  for (const { slug, name } of vessels) expect([slug, texts[slug]]).toEqual([slug, name]);
});
