import { execFileSync } from 'node:child_process';
import path from 'node:path';

const cwd = path.resolve(__dirname, '../../..');
const script = `
  import { loadTooling } from './shared/tooling/compiled.mjs';
  const { platformNamesIn } = await loadTooling('bundler/sharedModules');
  process.stdout.write(JSON.stringify(platformNamesIn(process.argv[1])));`;

test.each([`'`, `"`])('names of the platform are found between %s', (quote) => {
  const source = `import { Link, type Product, useCart as cart } from ${quote}@shop/platform${quote};
import { other } from ${quote}./other${quote};`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script, source], { cwd });
  expect(JSON.parse(said.toString())).toEqual(['Link', 'useCart']);
});
