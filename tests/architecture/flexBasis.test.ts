import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, workspaces } from './sources';

const sheets = workspaces
  .flatMap((workspace) =>
    readdirSync(path.join(root, workspace), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(root, workspace, name),
    ),
  )
  .filter((file) => file.endsWith('.css') && !/[\\/](node_modules|dist)[\\/]/.test(file));

/** What neither Firefox nor Safari count where a box takes the width of its content. */
const FIXED_BASIS = /flex: 0 0 \d|flex-basis: \d+px/;

test('what never grows or shrinks has a width, not a basis: so it is as wide in every browser', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((file) => FIXED_BASIS.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a fixed basis would be found', () => {
  expect('a { flex: 0 0 320px; }').toMatch(FIXED_BASIS);
});
