import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources';

const folder = path.join(root, 'docs/decisions');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .sort();
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const MAX_WORDS = 300;
const HEADINGS = ['Problem', 'Decision', 'Trade-offs'];

const getNumber = (file: string) => file.slice(0, 3);
const isSuperseded = (text: string) =>
  /^Date: .* Status: superseded by \[\d+\]\(\d{3}-[a-z\d-]+\.md\)/m.test(text);

/** The page without its appendix of measurements. */
const mainPart = (text: string) => text.split(/^## Appendix/m)[0] ?? '';
const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
const listHeadings = (text: string) => [...mainPart(text).matchAll(/^## (.*)$/gm)].map(([, title]) => title);

test('decisions are numbered from 001 without a hole', () => {
  const numbers = files.map(getNumber);
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(3, '0')));
  expect(numbers.length).toBeGreaterThan(40);
});

describe.each(files)('%s', (file) => {
  const text = read(file);

  test('its title has its number, its second paragraph date and status', () => {
    expect(text).toMatch(
      new RegExp(`^# ${Number(getNumber(file))}\\. \\S.*\n\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: \\S`),
    );
  });

  test('it states problem, decision and trade-offs, or what replaced it', () => {
    expect(listHeadings(text)).toEqual(isSuperseded(text) ? ['Problem', 'Replacement'] : HEADINGS);
  });

  test(`it has at most ${MAX_WORDS} words above its appendix`, () => {
    expect(countWords(mainPart(text))).toBeLessThanOrEqual(MAX_WORDS);
  });

  test('it links only decisions that exist', () => {
    const targets = [...text.matchAll(/\]\((\d{3}-[a-z\d-]+\.md)\)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(path.join(folder, target)))).toEqual([]);
  });

  test('it builds on no superseded decision', () => {
    const [status = ''] = /^Date: .*/m.exec(text) ?? [];
    const bases = [...status.replace(/Replaces .*/, '').matchAll(/\((\d{3}-[a-z\d-]+\.md)\)/g)];
    expect(bases.filter(([, file = '']) => isSuperseded(read(file)))).toEqual([]);
  });
});
