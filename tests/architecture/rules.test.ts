import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'docs/rules');
const pages = readdirSync(folder).filter((file) => file !== 'README.md');

/** What stands between backquotes at the beginning of a line of a page. */
const rules = pages.flatMap((page) =>
  [...readFileSync(path.join(folder, page), 'utf8').matchAll(/^- `([^`]+)`: \S/gm)].map(([, id = '']) => ({
    page,
    id,
  })),
);
const known = new Set(rules.map(({ id }) => id));

/** Every rule that a text cites: `rule cart.add`, `Rules cart.add, cart.remove`. */
function citedRules(text: string): string[] {
  const id = /[a-z]+\.[a-z][a-z0-9-]*/.source;
  const cites = text.matchAll(
    new RegExp(`\\b[Rr]ules?(?:\\s|\\*|//)+(${id}(?:,(?:\\s|\\*|//)+${id})*)`, 'g'),
  );
  return [...cites].flatMap(([, list = '']) => list.split(/,(?:\s|\*|\/\/)+/));
}

function sources(): { file: string; text: string }[] {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|cjs|css|md)$/.test(file) && !file.startsWith('docs/rules/'))
    .flatMap((file) => {
      try {
        return [{ file, text: readFileSync(path.join(root, file), 'utf8') }];
      } catch {
        return [];
      }
    });
}

test('every line of a page is a rule whose id begins with the page', () => {
  for (const page of pages) {
    const lines = readFileSync(path.join(folder, page), 'utf8').split('\n').slice(2).filter(Boolean);
    expect({ page, count: rules.filter((rule) => rule.page === page).length }).toEqual({
      page,
      count: lines.length,
    });
  }
  expect(rules.filter(({ page, id }) => !id.startsWith(`${path.basename(page, '.md')}.`))).toEqual([]);
  expect(rules.length).toBe(known.size);
});

test('a comment cites only rules that exist', () => {
  const cites = sources().flatMap(({ file, text }) => citedRules(text).map((id) => ({ file, id })));
  expect(cites.length).toBeGreaterThan(100);
  expect(
    cites.filter(({ id, file }) => !known.has(id) && file !== 'tests/architecture/rules.test.ts'),
  ).toEqual([]);
});

test('a list of ids is read to its end, over the break of a line', () => {
  expect(citedRules('(rules cart.add,\n * cart.remove) and rule cart.nothing-such.')).toEqual([
    'cart.add',
    'cart.remove',
    'cart.nothing-such',
  ]);
});

test('no comment cites papers that are not here', () => {
  const citing = sources().filter(({ text }) => /§ ?\d|decisions? rows? \d|specification §/i.test(text));
  expect(
    citing.map(({ file }) => file).filter((file) => file !== 'tests/architecture/rules.test.ts'),
  ).toEqual([]);
});
