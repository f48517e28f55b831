import fc from 'fast-check';
import { plainText, richParts } from './richText';

test('strong words and links stand apart from the text around them', () => {
  expect(richParts('Read **this** and [that](/faq#x).')).toEqual([
    { kind: 'text', text: 'Read ' },
    { kind: 'strong', text: 'this' },
    { kind: 'text', text: ' and ' },
    { kind: 'link', text: 'that', to: '/faq#x' },
    { kind: 'text', text: '.' },
  ]);
});

test('a mark without its other half stays as it was typed', () => {
  expect(plainText('2 ** 3 and [no link]')).toBe('2 ** 3 and [no link]');
});

test('a text without marks comes back letter for letter', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/[*[]/.test(text));
      expect(plainText(text)).toBe(text);
    }),
  );
});
