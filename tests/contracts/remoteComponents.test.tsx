import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const contract = readFileSync(path.join(root, 'shared/contracts/remotes.ts'), 'utf8');
const fragments = [...contract.matchAll(/^ {2}'(mf_[a-z]+)\/([A-Za-z]+)':/gm)].map(
  ([, name = '', expose = '']) => ({ name, expose }),
);

test('the contract names remote components', () => {
  expect(fragments.length).toBeGreaterThanOrEqual(4);
});

test.each(fragments)(
  '$name exposes ./$expose with a component as its default export',
  async ({ name, expose }) => {
    const app = name.replace('_', '-');
    const { exposes } = JSON.parse(readFileSync(path.join(root, app, 'remote.json'), 'utf8'));
    const file: string | undefined = exposes[`./${expose}`];
    expect(file).toBeDefined();
    const module = await import(path.join(root, app, file ?? ''));
    expect(typeof module.default).toBe('function');
  },
);
