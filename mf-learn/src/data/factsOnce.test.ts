import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '..');

/** Every module of mf-learn that may hold text. */
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);

/** Comments may name a figure as an example. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

test.each([
  ['a price', /\$\d/],
  ['a span of days or hours', /\d+\s?(-|to)\s?\d+ (business )?(days|hours)/],
  ['a term in days', /\b\d+ days\b/],
  ['a temperature range', /\d+-\d+\s?°/],
  ['the length of a trimmed wick', /1\/4/],
  ['opening hours', /\d(am|pm)\b/],
  ['the name of the shop', /Wick & Wax/],
])('%s is never typed into a text: it comes from the one file that holds it', (_, figure) => {
  const found = texts.filter(([, code]) => figure.test(withoutComments(code))).map(([file]) => file);
  expect(found).toEqual([]);
});
