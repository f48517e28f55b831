import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readHosts, type Served } from '@shop/node/object-store/hostReports';
import { store } from './store';

const SILENT_MS = 5000;
const ENDED_MS = 2000;
/** A look at a store is a request for each host. */
export const LOOK_MS = store ? 250 : 25;

/** A process of another container cannot be seen: this alone is no proof. */
function canBeSeen(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return Object(error).code === 'EPERM';
  }
}

/** Null where no shop is running on this data folder. */
export function readServed(dataDir: string): Served | null {
  try {
    const served: Served = JSON.parse(readFileSync(path.join(dataDir, 'served.json'), 'utf8'));
    const silentFor = Date.now() - new Date(served.aliveAt).getTime();
    return silentFor < (canBeSeen(served.pid) ? SILENT_MS : ENDED_MS) ? served : null;
  } catch {
    return null;
  }
}

type Shown = { name: string; version: string | undefined; generation: number };
type Verdict = { verdict: 'live' | 'not running' | 'refused' | 'replaced'; reason?: string };

/** Null while the shell has not seen the generation. */
export function getVerdict(
  served: Served,
  { name, version, generation }: Shown,
): { verdict: 'live' | 'refused'; reason?: string } | null {
  const own =
    name === 'shell' ? { version: served.shell, refused: served.shellRefused } : served.remotes[name];
  if (served.generation < generation) return null;
  if (own?.refused && own.refused.version === version)
    return { verdict: 'refused', reason: own.refused.reason };
  return own?.version === version ? { verdict: 'live' } : null;
}

export type RunningShell = { served: Served; where: string };

export async function runningShells(dataDir: string): Promise<RunningShell[]> {
  if (store) return (await readHosts(store)).map((served) => ({ served, where: ` (${served.host})` }));
  const served = readServed(dataDir);
  return served ? [{ served, where: '' }] : [];
}

export async function waitForVerdict(
  dataDir: string,
  change: Shown & { isOver: () => boolean },
  limitMs: number,
): Promise<Verdict> {
  const until = Date.now() + limitMs;
  for (;;) {
    const shells = await runningShells(dataDir);
    if (shells.length === 0) return { verdict: 'not running' };
    const answers = shells.map(({ served, where }) => ({ where, ...getVerdict(served, change) }));
    const refusal = answers.find(({ verdict }) => verdict === 'refused');
    if (refusal) return { verdict: 'refused', reason: `${refusal.reason}${refusal.where}` };
    const late = answers.filter(({ verdict }) => !verdict).map(({ where }) => where);
    if (late.length === 0) return { verdict: 'live' };
    if (change.isOver()) return { verdict: 'replaced' };
    if (Date.now() > until) {
      const reason = `the running shop${late.join(',')} did not show it within ${limitMs / 1000} s`;
      return { verdict: 'refused', reason };
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
