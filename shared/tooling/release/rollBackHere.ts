import { isReleased } from '../apps';
import { describeChange } from './activateRelease';
import { whyNoWayBack } from './history';
import type { MadeBy, PointerChange, Remote } from './registry';
import { rollBack, toPointer } from './registryFile';
import { fetchFromStore } from './registryStore';
import { getVerdict, LOOK_MS, type RunningShell, runningShells } from './servedFile';

const REMOTE_MS = 5000;
const SHELL_MS = 30_000;
const MS_PER_SECOND = 1000;

const listHosts = (shells: RunningShell[]) => shells.map(({ where }) => where).join(',');

function describeLate({ served, where }: RunningShell) {
  const silentSeconds = Math.round((Date.now() - new Date(served.aliveAt).getTime()) / MS_PER_SECOND);
  return `the shop${where} has not followed yet, its last word is ${silentSeconds} s old`;
}

/** Asks for nobody's consent: a silent host follows the registry when it can. */
async function reportRollback(dataDir: string, { app, name }: Remote, change: PointerChange) {
  const { generation, version } = change;
  const what = describeChange(app, change);
  const until = Date.now() + (name === 'shell' ? SHELL_MS : REMOTE_MS);
  for (;;) {
    const shells = await runningShells(dataDir);
    if (shells.length === 0) return `${what} is recorded; no shop is running.`;
    const hosts = shells.map((shell) => ({
      ...shell,
      ...getVerdict(shell.served, { name, version, generation }),
    }));
    const late = hosts.filter(({ verdict }) => !verdict);
    if (late.length > 0 && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      continue;
    }
    const live = hosts.filter(({ verdict }) => verdict === 'live');
    if (live.length === hosts.length) return `${what} is live.`;
    const refused = hosts
      .filter(({ verdict }) => verdict === 'refused')
      .map(({ reason, where }) => `the shop${where} cannot show it yet: ${reason}`);
    const isLive = live.length > 0 ? ` It is live${listHosts(live)}.` : '';
    return `${what} stands in the registry.${isLive} Others follow when they can: ${[...refused, ...late.map(describeLate)].join('; ')}.`;
  }
}

async function contractsBroken(dataDir: string, { app, name }: Remote, { earlier, version }: PointerChange) {
  // Where its files are gone the shop itself says that it cannot show it.
  if (!version || version === earlier?.version || !isReleased(app, version)) return [];
  try {
    const { checkContracts } = await import('./gate/gate');
    const { faults } = await checkContracts(dataDir, { app, name, version });
    return faults.map((fault) => `The gate would refuse it now: ${fault}`);
  } catch (error) {
    return [`Whether it goes with all that is live could not be checked: ${Object(error).message}`];
  }
}

async function fetchRollbackTarget(dataDir: string, { app, name }: Remote, to?: string) {
  await fetchFromStore(dataDir);
  const { version: live, canary, before = [] } = toPointer(dataDir, name) ?? {};
  if (to && !before.includes(to)) return;
  // An open canary goes first: what everybody sees stays.
  const version = to ?? (canary ? live : before[0]);
  await fetchFromStore(dataDir, { app, version });
}

export async function goBack(dataDir: string, remote: Remote, to: string | undefined, event: MadeBy) {
  await fetchRollbackTarget(dataDir, remote, to);
  const change = await rollBack(dataDir, remote, { to }, event);
  if (!change) return { verdict: 'refused' as const, sentence: whyNoWayBack(dataDir, remote, to), notes: [] };
  const sentence = await reportRollback(dataDir, remote, change);
  const notes = await contractsBroken(dataDir, remote, change);
  return { verdict: 'live' as const, sentence, notes, version: change.version };
}
