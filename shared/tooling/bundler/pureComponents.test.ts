import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const { default: pureComponents } = jest.requireActual<{ default: (source: string) => string }>(
  './pureComponents.mjs',
);

const folder = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
const source = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

test('the release of React Router that is installed is written as the loader expects', () => {
  // Without these the shop's script grows by 5.7 kB: see what the library changed, then mend or delete the loader.
  expect(source.match(/^\w+\.displayName = "/gm)?.length).toBeGreaterThanOrEqual(10);
  expect(pureComponents(source)).not.toMatch(/^\w+\.displayName = /m);
  const marked = pureComponents(source).match(/^var \w+ = \/\* @__PURE__ \*\/ /gm)?.length ?? 0;
  expect(marked).toBeGreaterThanOrEqual(10);
});
