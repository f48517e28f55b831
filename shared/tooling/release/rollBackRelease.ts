import { isReleased } from '../apps';
import type { ChangeEvent, PointerChange } from './registry';
import { readPointer, rollBack, wasEverLive } from './registryFile';
import { fetchFromStore } from './registryStore';
import { askShells, getVerdict, NO_SHOP, type RunningShell, type ShellAnswer } from './servedFile';

const REMOTE_MS = 5000;
const SHELL_MS = 30_000;

export function describeChange(app: string, { earlier, version }: PointerChange) {
  return earlier?.canary && earlier.canary.version !== version
    ? `The canary ${earlier.canary.version} of ${app} is ended, and ${version}`
    : `${app} ${version}`;
}

function describeOther({ served, where, verdict, reason }: ShellAnswer) {
  if (verdict) return `the shop${where} cannot show it yet: ${reason}`;
  const silentSeconds = Math.round((Date.now() - served.aliveAt) / 1000);
  return `the shop${where} has not followed yet, its last word is ${silentSeconds} s old`;
}

const describeRefusals = ({ served, where }: RunningShell) =>
  Object.entries(served.remotes).flatMap(([name, { refused }]) =>
    refused ? [` ${name} ${refused.version} is refused${where}: ${refused.reason}.`] : [],
  );

/** Asks for nobody's consent: a silent host follows the registry when it can. */
async function reportRollback(app: string, change: PointerChange) {
  const what = describeChange(app, change);
  const answers = await askShells({
    judge: (served) => getVerdict(served, app, change),
    limitMs: app === 'shell' ? SHELL_MS : REMOTE_MS,
    endsAtRefusal: false,
  });
  if (answers.length === 0) return `${what} is recorded; ${NO_SHOP}.`;
  const others = answers.filter(({ verdict }) => verdict !== 'live').map(describeOther);
  if (others.length === 0) return `${what} is live.${answers.flatMap(describeRefusals).join('')}`;
  const live = answers.filter(({ verdict }) => verdict === 'live').map(({ where }) => where);
  const isLive = live.length > 0 ? ` It is live${live.join(',')}.` : '';
  return `${what} stands in the registry.${isLive} Others follow when they can: ${others.join('; ')}.`;
}

export async function listBrokenContracts(app: string, { earlier, version }: PointerChange) {
  if (!version || version === earlier?.version) return [];
  try {
    await fetchFromStore({ app, version });
    // Where its files are gone the shop itself says that it cannot show it.
    if (!isReleased(app, version)) return [];
    const { checkContracts } = await import('./gate/gate');
    const { faults } = await checkContracts({ app, version });
    return faults.map((fault) => `The gate would refuse it now: ${fault}`);
  } catch (error) {
    return [`Whether it goes with all that is live could not be checked: ${Object(error).message}`];
  }
}

export function explainNoRollback(app: string, to?: string) {
  const { version: live, before = [] } = readPointer(app) ?? {};
  const none = `${app} has no earlier version to go back to.`;
  if (to === undefined) return none;
  if (to === live) return `${app} ${to} is live already.`;
  const choice = before.length > 0 ? `It can go back to: ${before.join(', ')}.` : none;
  return wasEverLive(app, to)
    ? `${app} ${to} was live and was taken back, or is too long ago: npm run release -w ${app} -- --version ${to} --again. ${choice}`
    : `${app} ${to || '""'} was never live. ${choice}`;
}

export async function rollBackRelease(app: string, to: string | undefined, event: ChangeEvent) {
  const change = await rollBack(app, to, event);
  if (!change) return { verdict: 'refused' as const, sentence: explainNoRollback(app, to) };
  const sentence = await reportRollback(app, change);
  return { verdict: 'live' as const, sentence, version: change.version, change };
}
