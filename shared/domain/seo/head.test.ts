import { inertJson, jsonLdText, pageDescription, pageTitle } from './head';

test('a title over 60 characters is cut to 57 and three dots', () => {
  const title = pageTitle('x'.repeat(61), 'Brand');
  expect(title).toBe(`${'x'.repeat(57)}...`);
  expect(pageTitle('y'.repeat(60), 'Brand')).toBe('y'.repeat(60));
});

test('the brand joins a title only where both fit', () => {
  expect(pageTitle('Wax', 'Wick & Wax')).toBe('Wax | Wick & Wax');
  expect(pageTitle('z'.repeat(50), 'Wick & Wax')).toBe('z'.repeat(50));
});

test('a description under 120 characters gets the tagline, and then the rule for 160', () => {
  expect(pageDescription('Short.', 'Tagline.')).toBe('Short. Tagline.');
  expect(pageDescription('a'.repeat(119), 'b'.repeat(80))).toBe(`${'a'.repeat(119)} ${'b'.repeat(37)}...`);
  expect(pageDescription('a'.repeat(120), 'Tagline.')).toBe('a'.repeat(120));
  expect(pageDescription('a'.repeat(161), 'Tagline.')).toBe(`${'a'.repeat(157)}...`);
});

test('characters are counted as a person counts them, not as UTF-16 units', () => {
  expect(pageTitle('🕯'.repeat(60), 'Brand')).toBe('🕯'.repeat(60));
});

test('no text can end the script element that carries it, and it parses back equal', () => {
  const hostile = { name: '</script><img src=x onerror=alert(1)>\u2028&' };
  expect(inertJson(hostile)).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(inertJson(hostile))).toEqual(hostile);
  expect(JSON.parse(jsonLdText(hostile))).toEqual({ '@context': 'https://schema.org', ...hostile });
});
