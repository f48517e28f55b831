import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteApps } from '../../shared/tooling/apps';

const root = path.resolve(__dirname, '../..');
/** Workspaces with texts for shoppers. The figures live in shared/domain/facts. */
const writers = ['shell', ...remoteApps, 'shared/ui', 'shared/domain/seo'];

/** Comments may name a figure as an example. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

const texts = writers.flatMap((workspace) =>
  readdirSync(path.join(root, workspace), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(node_modules|dist|server)\//.test(file))
    .map((file) => path.join(workspace, file))
    .map((file) => [file, withoutComments(readFileSync(path.join(root, file), 'utf8'))] as const),
);

test('the scan sees texts of every remote', () => {
  const seen = texts.map(([file]) => file);
  expect(seen).toEqual(expect.arrayContaining(remoteApps.map((app) => `${app}/src/routes.tsx`)));
  expect(seen.length).toBeGreaterThan(400);
});

test.each([
  ['a price', /\$\d{2}|\$\d+\.\d/],
  ['the code for free shipping', /FREESHIP/],
  ['a span of days or hours', /\d+\s?(-|–|to)\s?\d+ (business )?(days|hours)/],
  ['a term in days', /\b\d+ days\b/],
  ['a temperature range', /\d+\s?(-|to|and)\s?\d+\s?°|\d+–\d+\s?°F/],
  ['the length of a trimmed wick', /1\/4/],
  ['a limit of fragrance oil', /\b(5|8|10|12)%/],
  ['what a starter kit makes', /\b(two to four|2[-–]4) [a-z ]*candles/],
  ['opening hours', /\d(am|pm)\b/],
  ["a return policy's markup", /'MerchantReturnPolicy'/],
])('%s is never typed beside its fact: it comes from the one file that holds it', (_, figure) => {
  const home = 'shared/domain/seo/merchantReturnPolicy.ts';
  const found = texts.filter(([file, code]) => file !== home && figure.test(code)).map(([file]) => file);
  expect(found).toEqual([]);
});
