import path from 'node:path';
import { functionLines } from './functionLines';
import { listImports, readSource, sourceFiles, workspaces } from './sources';

const files = new Set(workspaces.flatMap(sourceFiles));

function resolve(from: string, to: string): string | undefined {
  const base = path.join(path.dirname(from), to);
  return ['', '.ts', '.tsx', '.mjs'].map((ending) => base + ending).find((file) => files.has(file));
}

/** What each file imports of its own workspace, types too. */
const graph = new Map(
  [...files].map((file) => [
    file,
    listImports(file).flatMap(({ to }) => (to.startsWith('.') ? (resolve(file, to) ?? []) : [])),
  ]),
);

/** Files from which an import leads back to themselves. */
function findCycles(edges: Map<string, string[]>): string[] {
  const reaches = (start: string) => {
    const seen = new Set(edges.get(start));
    for (const file of seen) for (const next of edges.get(file) ?? []) seen.add(next);
    return seen.has(start);
  };
  return [...edges.keys()].filter(reaches);
}

/** Folders that import each other. A folder and what is inside it belong together and are no pair. */
function findPairs(edges: Map<string, string[]>): string[] {
  const pairs = new Set<string>();
  for (const [file, targets] of edges) {
    for (const target of targets) pairs.add(`${path.dirname(file)} ${path.dirname(target)}`);
  }
  return [...pairs].filter((pair) => {
    const [one = '', other = ''] = pair.split(' ');
    const isNested = `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
    return !isNested && one < other && pairs.has(`${other} ${one}`);
  });
}

test('no file imports itself by way of others', () => {
  expect(findCycles(graph)).toEqual([]);
});

test('no two folders import each other', () => {
  expect(findPairs(graph)).toEqual([]);
});

test('a cycle and a pair would be found', () => {
  const edges = new Map([
    ['x/a.ts', ['y/b.ts']],
    ['y/b.ts', ['y/c.ts']],
    ['y/c.ts', ['x/a.ts']],
    ['x/d.ts', ['x/a.ts', 'x/inner/e.ts']],
    ['x/inner/e.ts', ['x/a.ts']],
  ]);
  expect(findCycles(edges)).toEqual(['x/a.ts', 'y/b.ts', 'y/c.ts']);
  expect(findPairs(edges)).toEqual(['x y']);
});

describe('the size of things, data apart', () => {
  const code = [...files].filter((file) => !/\/(data|media)\/|products\.ts$/.test(file));
  const lines = code.map((file) => readSource(file).trimEnd().split('\n').length).sort((a, b) => a - b);

  test('a file is short: half have at most 45 lines, nineteen of twenty at most 150, none more than 250', () => {
    expect(lines.length).toBeGreaterThan(400);
    expect(lines[Math.floor(lines.length / 2)]).toBeLessThanOrEqual(45);
    expect(lines[Math.floor(lines.length * 0.95)]).toBeLessThanOrEqual(150);
    expect(lines.at(-1)).toBeLessThanOrEqual(250);
  });

  test('a function is short: nineteen of twenty have at most 45 lines', () => {
    const lengths = code.flatMap(functionLines).sort((a, b) => a - b);
    expect(lengths.length).toBeGreaterThan(1500);
    expect(lengths[Math.floor(lengths.length * 0.95)]).toBeLessThanOrEqual(45);
  });

  test('no function of the checkout service has more than 60 lines', () => {
    const service = ['checkout-service', 'checkout-service/testing'].flatMap(sourceFiles);
    expect(service).toEqual(expect.arrayContaining(['checkout-service/testing/testService.ts']));
    const long = service.filter((file) => functionLines(file).some((length) => length > 60));
    expect(long).toEqual([]);
  });
});

test.each(workspaces)('the README of %s is facts and an example, in at most 250 words', (workspace) => {
  const words = readSource(`${workspace}/README.md`)
    .split(/\s+/)
    .filter((word) => /\w/.test(word));
  expect(words.length).toBeGreaterThan(10);
  expect(words.length).toBeLessThanOrEqual(250);
});
