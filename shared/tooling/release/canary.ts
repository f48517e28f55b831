import { randomUUID } from 'node:crypto';
import type { Pointer, Trial } from '@shop/node/object-store/storedRegistry';
import type { MadeBy, Remote } from './registry';
import { changePointer, declarationIn, withRelease } from './registryFile';
import { LOOK_MS, runningShells } from './servedFile';

export const BUDGET = { pages: 300, minutes: 15 };

/** '10%' as a share; null for what is none. */
export function readShare(text: string | undefined) {
  const [, number] = /^(\d{1,2}(?:\.\d+)?)\s?%$/.exec(text ?? '') ?? [];
  const share = Number(number) / 100;
  return share > 0 ? share : null;
}

export const formatPercent = (share: number) => `${Number((100 * share).toFixed(2))} %`;

/** Null where it is live already, or where nothing is. */
export async function openCanary(
  dataDir: string,
  { name, app }: Remote,
  version: string,
  trial: Trial,
  event: MadeBy = {},
) {
  const change = (pointer: Pointer | undefined) => {
    if (!pointer || pointer.version === version) return null;
    const opened = { salt: randomUUID(), openedAt: new Date().toISOString() };
    const canary = { version, ...trial, ...opened, remote: declarationIn(app, version) };
    const rolledBack = pointer.rolledBack.filter((old) => old !== version);
    return { pointer: { ...pointer, rolledBack, canary } };
  };
  const what = { what: 'canary', canary: version, share: trial.share, ...event };
  return changePointer(dataDir, { name, app }, change, what, version);
}

/** Null where it is not open. */
export function endCanary(dataDir: string, remote: Remote, version: string, event: MadeBy) {
  const change = (pointer: Pointer | undefined) =>
    pointer?.canary?.version === version
      ? { pointer: { ...pointer, canary: undefined, rolledBack: [version, ...pointer.rolledBack] } }
      : null;
  return changePointer(dataDir, remote, change, { what: 'canary ended', canary: version, ...event });
}

export async function promoteCanary(dataDir: string, { name, app }: Remote, version: string, event: MadeBy) {
  const change = (pointer: Pointer | undefined) =>
    pointer?.canary?.version === version ? withRelease(pointer, app, version) : null;
  return changePointer(dataDir, { name, app }, change, { what: 'promoted', ...event }, version);
}

export async function waitForCanary(
  dataDir: string,
  name: string,
  version: string,
  limitMs = 20_000,
): Promise<{ verdict: 'open' | 'not running' | 'refused'; reason?: string }> {
  const until = Date.now() + limitMs;
  for (;;) {
    const shells = await runningShells(dataDir);
    if (shells.length === 0) return { verdict: 'not running' };
    const answers = shells.map(({ served, where }) => ({
      where,
      own: served.canaries?.find((canary) => canary.name === name && canary.version === version),
    }));
    const refusal = answers.find(({ own }) => own?.refused);
    if (refusal) return { verdict: 'refused', reason: `${refusal.own?.refused}${refusal.where}` };
    if (answers.every(({ own }) => own)) return { verdict: 'open' };
    if (Date.now() > until)
      return { verdict: 'refused', reason: `it was not shown within ${limitMs / 1000} s` };
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
