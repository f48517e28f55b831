import { readFileSync } from 'node:fs';
import path from 'node:path';
import { texts } from '../src/words/en';

const { internalNames } = jest.requireActual<{ internalNames: string[] }>('./internalNames.mjs');

const read = (file: string) => readFileSync(path.join(__dirname, '../src', file), 'utf8');

test('no name that is shortened stands in a message, which looks its values up by name', () => {
  const places = Object.values(texts).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  );
  expect(places.length).toBeGreaterThan(20);
  expect(internalNames.filter((name) => places.includes(name))).toEqual([]);
});

test('no name that is shortened is one that other sites read or another file of the embed hands over', () => {
  const shared = ['embed/publicTypes.ts', 'formulas/figures.ts', 'embed/makeView.ts'];
  const [, handedOver = ''] =
    /export type EmbeddedProps = \{([\s\S]*?)\n\};/.exec(read('embed/EmbeddedCalculator.tsx')) ?? [];
  const written = [...shared.map(read), handedOver].join('\n');
  const names = [...written.matchAll(/(\w+)\??:/g)].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['waxGrams', 'onAddSupplies', 'language']));
  expect(internalNames.filter((name) => names.includes(name))).toEqual([]);
});
