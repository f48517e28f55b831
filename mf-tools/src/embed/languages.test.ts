import { getLanguage, messageFile } from './languages';
import type { Messages } from './publicTypes';

const getLang = (wanted: string | null, messages: Messages = { Calculate: 'Calculer' }) =>
  getLanguage(wanted, messages, null).lang;

test('a language with words is the one that was asked for; without them it is English', () => {
  expect([getLang('fr'), getLang('fr', {}), getLang(null)]).toEqual(['fr', 'en', 'en']);
});

test.each(['de_DE', 'de-at', 'DE'])('%s is German', (wanted) => {
  expect(messageFile(wanted)).toBe('de');
  expect(getLang(wanted)).toMatch(/^de/);
});

test('a tag may be joined as other systems join it', () => {
  expect(getLang('zh_Hant_TW')).toBe('zh-Hant-TW');
});

test.each(['not a language', '-', 'x'.repeat(40), 'german'])('%s does not end the numbers', (wanted) => {
  expect(() => new Intl.NumberFormat(getLang(wanted))).not.toThrow();
});

test.each(['den', 'german', '', null])('%p needs no file of words', (wanted) => {
  expect(messageFile(wanted)).toBeUndefined();
});

test.each(['$', 'US$', 'USD', 'USD '])('"%s" is a way to write US dollars', (currency) => {
  expect(getLanguage(null, {}, currency).currency).toBe(currency);
});

test.each(['R$', 'CA$', 'A$', '$CA', 'EUR'])('%s is another currency’s sign', (currency) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(getLanguage(null, {}, currency).currency).toBe('$');
  expect(warn).toHaveBeenCalledWith(`Prices are in US dollars, not in ${currency}.`);
});
