import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readSource, root } from './sources';

const tests = ['shell/src', 'shared/tooling', 'tests'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
);

/** Each test that the table names: its file, and how its title goes on. */
function named(): [string, string][] {
  const text = readSource('tests/faults/README.md');
  const gate = text.slice(text.indexOf('## What the gate'));
  const rows = text
    .slice(0, text.indexOf('## What the gate'))
    .matchAll(/`([\w./]+\.(?:test|spec)\.tsx?)`((?: '[^']+',?)*)/g);
  const titles = (list: string) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, title = '']) => title.replaceAll('…', '').trim());
  return [
    ...[...rows].flatMap(([, file = '', list = '']) =>
      (list ? titles(list) : ['test']).map((title): [string, string] => [path.basename(file), title]),
    ),
    ...titles(gate).map((title): [string, string] => ['gate.spec.ts', title]),
  ];
}

test.each(named())('the table of faults names a test in %s that is there: %s', (file, title) => {
  const found = tests.filter((one) => path.basename(one) === file);
  expect(found).toHaveLength(1);
  expect(readSource(found[0] ?? '').includes(title)).toBe(true);
});
