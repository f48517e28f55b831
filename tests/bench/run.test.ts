import { runNode } from '../support/runNode';

const program = ['tests/support/runTypescript.mjs', 'tests/bench/run.ts'];

test('a bench that is not there is said so, with those that are', async () => {
  const { code, said } = await runNode([...program, 'server', 'nosuch'], process.cwd());
  expect(said).toMatch(/^cannot find bench nosuch: there are capacity, .*soak$/m);
  expect(code).toBe(1);
});
