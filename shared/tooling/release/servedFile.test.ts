import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'served-'));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Answer = { verdict: 'live' } | null;
type Asking = {
  askShells: (question: { judge: () => Answer; limitMs: number }) => Promise<{ verdict?: string }[]>;
};
const { askShells } = jest.requireActual<Asking>('./servedFile');

test('a shop is waited for as long as was said, though the clock is set forward meanwhile', async () => {
  const now = Date.now();
  const served = { generation: 1, pid: process.pid, aliveAt: now + 7_200_000, shell: 's1', remotes: {} };
  writeFileSync(path.join(folder, 'served.json'), JSON.stringify(served));
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  const verdicts: Answer[] = [null, null, { verdict: 'live' }];
  const judge = () => {
    clock.mockReturnValue(now + 3_600_000);
    return verdicts.shift() ?? null;
  };
  const answers = await askShells({ judge, limitMs: 20_000 });
  clock.mockRestore();
  expect(answers).toMatchObject([{ verdict: 'live' }]);
});
