import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'served-'));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Answer = { verdict: 'live' } | null;
type Asking = {
  readServed: () => object | null;
  askShells: (question: { judge: () => Answer; limitMs: number }) => Promise<{ verdict?: string }[]>;
};
const { askShells, readServed } = jest.requireActual<Asking>('./servedFile');

function writeServed(aliveAt: number, pid = process.pid) {
  const served = { generation: 1, pid, aliveAt, shell: 's1', remotes: {} };
  writeFileSync(path.join(folder, 'served.json'), JSON.stringify(served));
}

test('a shop that was killed is not running, though the clock was set back since', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeServed(Date.now() + 3_600_000, pid);
  expect(readServed()).toBeNull();
  writeServed(Date.now());
  expect(readServed()).toMatchObject({ shell: 's1' });
});

test('a shop is waited for as long as was said, though the clock is set forward meanwhile', async () => {
  const now = Date.now();
  writeServed(now + 7_200_000);
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
