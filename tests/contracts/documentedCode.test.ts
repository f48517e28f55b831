import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentName, documentText, readSnippets } from '../support/docSnippets';

const tests = path.join(__dirname, '..');
const repository = path.join(tests, '..');
const sources = ['journeys', 'support', 'integrators'].flatMap((folder) =>
  readdirSync(path.join(tests, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/node_modules|projects|docSnippets/.test(file))
    .map((file) => readFileSync(path.join(tests, folder, file), 'utf8')),
);
/** Calls of snippet(), as [document, text that its block holds]. */
const calls = sources.flatMap((text) =>
  [...text.matchAll(/\bsnippet\(\s*'([^']+)',\s*(['"])(.*?)\2,/g)].map(([, document, , holding]) => [
    document,
    holding ?? '',
  ]),
);

/** A block's first words, to recognize it by. */
const begin = (code: string) => code.trim().slice(0, 60);

const embedding: DocumentName[] = [
  'README.md',
  'custom-element.md',
  'federation.md',
  'iframe.md',
  'package.md',
  'recipes.md',
];

test.each<DocumentName>([...embedding, 'frameworks.md', 'hosts.md', 'package/README.md'])(
  'every block of code in %s is taken from there by a test that runs it',
  (document) => {
    const holdings = calls.flatMap(([of, holding = '']) => (of === document ? [holding] : []));
    const blocks = readSnippets(document);
    expect(blocks.length).toBeGreaterThan(0);
    const unread = blocks.filter((code) => !holdings.some((holding) => code.includes(holding)));
    expect(unread.map(begin)).toEqual([]);
  },
);

test('no document for integrators is left out, and no call hides behind a variable', () => {
  const known = new Set(readdirSync(path.join(repository, 'docs/embedding')));
  const source = readFileSync(path.join(tests, 'support/docSnippets.ts'), 'utf8');
  expect([...known].filter((file) => !source.includes(`'docs/embedding/${file}'`))).toEqual([]);
  const all = sources.flatMap((text) => text.match(/\bsnippet\(/g) ?? []);
  expect(calls).toHaveLength(all.length);
});

test('the documents are read in fifteen minutes', () => {
  // At 220 words a minute; lines of tables and fences are none.
  const words = embedding.flatMap((name) => documentText(name).match(/\S*[\p{L}\d]\S*/gu) ?? []);
  expect(words.length).toBeLessThanOrEqual(3300);
});
