import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reflectedNames } from './calculatorTypes';
import { attributes, cssParts, cssProperties, events } from './elementTable';

const read = (...parts: string[]) => readFileSync(path.join(__dirname, ...parts), 'utf8');
const document =
  read('../../../docs/embedding/custom-element.md') + read('../../../docs/embedding/README.md');
const sources = ['.', '../components', '../features', '../../../shared/ui']
  .flatMap((folder) =>
    readdirSync(path.join(__dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\./.test(file))
      .map((file) => read(folder, file)),
  )
  .join('\n');

/** First column of each row of the tables that stand below a heading of one of these names. */
function documented(column: RegExp): string[] {
  return document
    .split(/\n(?=\| )(?<!\|\n)/)
    .map((table) => table.split('\n').filter((line) => line.startsWith('|')))
    .filter(([heading = '']) => column.test(heading))
    .flatMap(([, , ...rows]) => rows.map((row) => row.split('|')[1] ?? ''))
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

const found = (pattern: RegExp) =>
  [...new Set([...sources.matchAll(pattern)].map(([, name = '']) => name))].sort();

test('the table names every attribute of the element, in its order', () => {
  expect(Object.keys(attributes)).toEqual([...reflectedNames]);
});

test('every attribute of the table is documented, and no other', () => {
  const names = [...documented(/^\| attribute/), ...documented(/^\| name /)];
  expect(names.sort()).toEqual(Object.keys(attributes).sort());
});

test('every word that an attribute takes is documented', () => {
  for (const { values = [] } of Object.values(attributes)) {
    for (const value of values) expect(document).toContain(`\`${value}\``);
  }
});

test('every event of the table is documented, and no other', () => {
  expect(documented(/^\| event/).sort()).toEqual(Object.keys(events).sort());
});

test('every custom property of the table is used and documented, and no other', () => {
  const named = Object.keys(cssProperties).sort();
  expect(found(/var\(\s*(--candle-[\w-]+)/g)).toEqual(named);
  expect(documented(/^\| custom property/).sort()).toEqual(named);
});

test('every part of the table is documented, and stands in the code', () => {
  const [, sentence = ''] = /Parts for `::part\(\)`: ([^.]+)\./.exec(document.replace(/\n/g, ' ')) ?? [];
  const names = [...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(Object.keys(cssParts).sort());
  // The renderer names those of fields and buttons, the components the others.
  const written = found(/(?:part="|(?:input|select|button): ')([a-z]+)['"]/g);
  expect(written).toEqual(Object.keys(cssParts).sort());
});
