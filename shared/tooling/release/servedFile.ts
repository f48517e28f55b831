import path from 'node:path';
import { readHosts, type Served } from '@shop/node/object-store/hostReports';
import { StoreError } from '@shop/node/object-store/objectStore';
import type { Pointer } from '@shop/node/object-store/storedRegistry';
import { getContainer, readJson } from '../apps';
import { dataFolder } from '../paths';
import type { PointerChange, Release } from './registry';
import { offerReleases } from './registryStore';
import { store } from './store';

const SILENT_MS = 5000;
const ENDED_MS = 2000;
export const ANSWER_MS = 20_000;
const LOOK_MS = store ? 250 : 25;
export const NO_SHOP = 'no shop is running, or the disk of one is full';

/** A process of another container cannot be seen: this alone is no proof. */
function canBeSeen(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return Object(error).code === 'EPERM';
  }
}

/** Null where no shop is running on this data folder; `isOld`: what one said last, whose disk may be full. */
export function readServed({ isOld = false } = {}): Served | null {
  try {
    const served = readJson<Served>(path.join(dataFolder, 'served.json'));
    if (isOld) return served;
    const silentFor = Date.now() - served.aliveAt;
    const isAlive = canBeSeen(served.pid) ? silentFor < SILENT_MS : Math.abs(silentFor) < ENDED_MS;
    return isAlive ? served : null;
  } catch {
    return null;
  }
}

export const findServed = ({ shell, shellRefused, remotes }: Served, name: string) =>
  name === 'shell' ? { version: shell, refused: shellRefused } : remotes[name];

type Answer = { verdict: 'live' | 'refused'; reason?: string | undefined };

export function getVerdict(served: Served, app: string, change: PointerChange): Answer | null {
  const { version, generation } = change;
  const { version: shown, refused } = findServed(served, getContainer(app)) ?? {};
  if (served.generation < generation) return null;
  if (refused && refused.version === version) return { verdict: 'refused', reason: refused.reason };
  return shown === version ? { verdict: 'live' } : null;
}

export type RunningShell = { served: Served; where: string };

export async function runningShells(): Promise<RunningShell[]> {
  if (store) return (await readHosts(store)).map((served) => ({ served, where: ` (${served.host})` }));
  const served = readServed();
  return served ? [{ served, where: '' }] : [];
}

export const readRunning = async () => readServed() ?? (await runningShells())[0]?.served;

export async function runningShell(): Promise<Pointer | undefined> {
  const served = await readRunning();
  return served && { app: 'shell', version: served.shell, before: [], rolledBack: [] };
}

export type ShellAnswer = RunningShell & Partial<Answer>;
type Question = { judge: (served: Served) => Answer | null; limitMs?: number; endsAtRefusal?: boolean };

/** Until all running shells have answered, one refuses where that ends it, or the time is up: then some have no verdict. */
export async function askShells({ judge, limitMs = ANSWER_MS, endsAtRefusal = true }: Question) {
  const end = performance.now() + limitMs;
  const isOver = ({ verdict }: ShellAnswer) => endsAtRefusal && verdict === 'refused';
  let answers: ShellAnswer[] | undefined;
  for (;;) {
    const isLate = performance.now() > end;
    const shells = await runningShells().catch((error) => {
      if (!(error instanceof StoreError)) throw error;
      if (isLate && !answers) throw new StoreError(`what the hosts show is unknown: ${error.message}`);
    });
    answers = shells?.map((shell) => ({ ...shell, ...judge(shell.served) })) ?? answers;
    if (answers && (isLate || answers.some(isOver) || answers.every(({ verdict }) => verdict)))
      return answers;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

export function findRefusal(answers: ShellAnswer[], missed = 'show it', limitMs = ANSWER_MS) {
  const refusal = answers.find(({ verdict }) => verdict === 'refused');
  if (refusal) return `${refusal.reason}${refusal.where}`;
  const late = answers.filter(({ verdict }) => !verdict).map(({ where }) => where);
  return late.length > 0
    ? `the running shop${late.join(',')} did not ${missed} within ${limitMs / 1000} s`
    : null;
}

/** Every host has the files before anybody is shown them, and keeps those of a link for its `hours`. */
export async function stageOnHosts(releases: Release[], hours?: number): Promise<string | null> {
  const offers = await offerReleases(releases, hours);
  if (!store) return null;
  const answers = await askShells({
    judge: ({ offers: known = {} }) => {
      const reasons = Object.entries(offers).map(([name, until]) =>
        known[name]?.until === until ? known[name]?.reason : undefined,
      );
      const reason = reasons.find(Boolean);
      if (reason) return { verdict: 'refused', reason };
      return reasons.includes(undefined) ? null : { verdict: 'live' };
    },
  });
  return findRefusal(answers, 'fetch it');
}
