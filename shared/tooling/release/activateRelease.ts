import { type PointerChange, type ReleaseVerdict, refused } from './registry';
import { readPointer, revertPointer } from './registryFile';
import { fetchFromStore, sayUnfetched } from './registryStore';
import { ANSWER_MS, askShells, findRefusal, getVerdict, NO_SHOP } from './servedFile';

const SHELL_MS = 180_000;

export function describeChange(app: string, { earlier, version }: PointerChange) {
  return earlier?.canary && earlier.canary.version !== version
    ? `The canary ${earlier.canary.version} of ${app} is ended, and ${version}`
    : `${app} ${version}`;
}

/** Waits for the running shop; a version that it refuses is taken back. */
export async function activateRelease(app: string, change: PointerChange): Promise<ReleaseVerdict> {
  const { generation, earlier, version } = change;
  const limitMs = app === 'shell' ? SHELL_MS : ANSWER_MS;
  const toLive = () => readPointer(app)?.version;
  const answers = await askShells({
    judge: (served) => getVerdict(served, { app, version, generation }),
    limitMs,
    isOver: (found) => toLive() !== version || found.some(({ verdict }) => verdict === 'refused'),
  });
  const what = describeChange(app, change);
  await fetchFromStore().catch(sayUnfetched);
  const live = toLive();
  if (live !== version)
    return refused(`${what} was replaced meanwhile: ${app} is at ${live ?? 'no version'}.`);
  if (answers.length === 0) return { verdict: 'live', sentence: `${what} is recorded; ${NO_SHOP}.` };
  const reason = findRefusal(answers, 'show it', limitMs);
  if (!reason) return { verdict: 'live', sentence: `${what} is live.` };
  const wasPutBack = await revertPointer(app, change, reason);
  const stays = wasPutBack
    ? `${app} stays at ${earlier?.version ?? 'no version'}.`
    : 'It was replaced meanwhile.';
  return refused(`${app} ${version} is refused by the running shop: ${reason}. ${stays}`);
}
