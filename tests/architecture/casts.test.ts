import { readSource, sourceFiles, workspaces } from './sources';

/** Casts to another type than const: the compiler believes them. */
function countCasts(source: string): number {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*/g, '')
    .replace(/`[^`]*`/g, '')
    .replace(/'[^'\n]*'/g, '')
    .replace(/import [\s\S]*?;/g, '');
  return [...code.matchAll(/\bas (?!const\b)[A-Za-z{([]/g)].length;
}

test.each([
  ['the checkout service', ['checkout-service/src', 'checkout-service/testing']],
  ['the whole', workspaces],
])('%s has at most 1.5 casts in a thousand lines', (_, folders) => {
  const code = folders.flatMap(sourceFiles).filter((file) => !/\/(data|media)\//.test(file));
  const files = code.map(readSource);
  const lines = files.reduce((sum, source) => sum + source.split('\n').length, 0);
  const casts = files.reduce((sum, source) => sum + countCasts(source), 0);
  expect((casts / lines) * 1000).toBeLessThanOrEqual(1.5);
});

test('a cast would be counted', () => {
  expect(
    countCasts("const a = (b as C).d; // as E\nimport { f as g } from 'h';\nconst i = ['j'] as const;"),
  ).toBe(1);
});
