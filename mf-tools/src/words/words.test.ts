import { vessels } from '@shop/facts/vessels';
import { extraWaxPercent, suppliesLoad, waxNames } from '@shop/facts/waxes';
import { messages as german } from './de';
import { messages as englishMessages } from './en';
import { english, wordsOf } from './words';

const own = { candles: '{count} candle | {count} candles', weight: '{grams} g of {wax}' };

test('numbers and plurals follow the language', () => {
  const words = wordsOf(own, { ...english, lang: 'de', messages: german });
  expect(words('candles', { count: 1 })).toBe('1 Kerze');
  expect(words('candles', { count: 2.5 })).toBe('2,5 Kerzen');
  expect(words('weight', { grams: 1628.6, wax: 'soy' })).toBe('1628,6 g of soy');
  expect(words.number(0.5, 2)).toBe('0,50');
});

test('the currency is a sign beside an amount that stays what it is', () => {
  expect(wordsOf(own, english).money(0.744)).toBe('$0.74');
  expect(wordsOf(own, { ...english, currency: '£' }).money(3)).toBe('£3.00');
  expect(wordsOf(own, { lang: 'de', messages: german, currency: '€' }).money(3)).toBe('3,00 €');
});

test('English numbers are written as JavaScript writes them', () => {
  const words = wordsOf(own, english);
  for (const value of [0, 0.1, 1.005, 12.5, 1628.6, 0.035274, 1_000_000]) {
    expect(words.number(value)).toBe(String(value));
    expect(words.number(value, 2)).toBe(value.toFixed(2));
  }
});

test('German says every sentence, with the same values in it', () => {
  const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
  expect(Object.keys(german).sort()).toEqual(Object.keys(englishMessages).sort());
  for (const [name, text] of Object.entries(englishMessages)) {
    expect([name, places(Reflect.get(german, name))]).toEqual([name, places(text)]);
  }
});

test('the figures that stand in German sentences are those of the facts', () => {
  expect(german.extraWaxTip).toContain(`${extraWaxPercent} %`);
  expect(german.suppliesLoadHint).toContain(suppliesLoad.typical.replace('-', '–').replace('%', ' %'));
  expect(german.fragranceTip).toContain('79–85 °C');
  expect(englishMessages.fragranceTip).toMatch(/79.85°C/);
  expect(englishMessages.fragranceTip).toMatch(/24.48 hours/);
});

test('what the shop sells has the names of the facts', () => {
  const { start } = wordsOf(englishMessages, english);
  for (const [wax, name] of Object.entries(waxNames)) {
    expect([wax, start(wax as keyof typeof waxNames)]).toEqual([wax, name]);
  }
  for (const { slug, name } of vessels) expect([slug, englishMessages[slug]]).toEqual([slug, name]);
});
