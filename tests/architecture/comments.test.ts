import { readSource, sourceFiles, workspaces } from './sources';

/** Lines that hold a comment and nothing else, in a hundred. */
function commentShare(sources: string[]): number {
  let [comments, lines, isInside] = [0, 0, false];
  for (const line of sources.flatMap((source) => source.trimEnd().split('\n'))) {
    lines += 1;
    const begins = /^\s*(\/\/|\{?\/\*)/.test(line);
    if (begins || isInside) comments += 1;
    if (isInside || (begins && line.includes('/*'))) isInside = !line.includes('*/');
  }
  return (comments / lines) * 100;
}

const read = (names: string[]) =>
  names
    .flatMap(sourceFiles)
    .filter((file) => !file.endsWith('.d.ts'))
    .map(readSource);

test.each([
  ['shell', ['shell']],
  ['shared', workspaces.filter((name) => name.startsWith('shared/'))],
  ['the whole repository', workspaces],
])('at most six of a hundred lines of %s are comments', (_name, names) => {
  expect(commentShare(read(names))).toBeLessThanOrEqual(6);
});

test('a comment would be counted', () => {
  const sources = [
    '/** One. */\nconst a = 1; // beside code\n// Two.\n',
    "/*\n * Four.\n */\nconst b = '/*';\n",
  ];
  expect(commentShare(sources)).toBeCloseTo((5 / 7) * 100);
});
