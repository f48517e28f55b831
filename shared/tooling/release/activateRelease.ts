import type { Outcome, PointerChange, Remote } from './registry';
import { revertPointer, toPointer } from './registryFile';
import { fetchFromStore } from './registryStore';
import { waitForVerdict } from './servedFile';

const REMOTE_MS = 20_000;
const SHELL_MS = 180_000;

export function describeChange(app: string, { earlier, version }: PointerChange) {
  return earlier?.version === version && earlier?.canary
    ? `The canary ${earlier.canary.version} of ${app} is ended, and ${version}`
    : `${app} ${version}`;
}

/** Waits for the running shop; a version that it refuses is taken back. */
export async function activateRelease(
  dataDir: string,
  { name, app }: Remote,
  change: PointerChange,
): Promise<Outcome> {
  const { generation, earlier, version } = change;
  const limitMs = name === 'shell' ? SHELL_MS : REMOTE_MS;
  const isOver = () => toPointer(dataDir, name)?.version !== version;
  const answer = await waitForVerdict(dataDir, { name, version, generation, isOver }, limitMs);
  const what = describeChange(app, change);
  await fetchFromStore(dataDir);
  const now = toPointer(dataDir, name)?.version;
  if (now !== version)
    return {
      isGood: false,
      sentence: `${what} was replaced meanwhile: ${app} is at ${now ?? 'no version'}.`,
    };
  if (answer.verdict === 'not running')
    return { isGood: true, sentence: `${what} is recorded; no shop is running.` };
  if (answer.verdict === 'live') return { isGood: true, sentence: `${what} is live.` };
  const wasPutBack = await revertPointer(
    dataDir,
    { name, app },
    { refused: version ?? '', earlier, reason: answer.reason },
  );
  const stays = wasPutBack
    ? `${app} stays at ${earlier?.version ?? 'no version'}.`
    : 'It was replaced meanwhile.';
  return {
    isGood: false,
    sentence: `${app} ${version} is refused by the running shop: ${answer.reason}. ${stays}`,
  };
}
