import { currentUser } from '../bundler/sourceFacts';
import { exitWithError } from '../exitWithError';
import { dataFolder } from '../paths';
import { activateRelease } from './activateRelease';
import { NOT_JUDGED } from './commandTarget';
import { changeChecked } from './gate/changeChecked';
import { writeBudget } from './gate/checkBudget';
import { checkContracts, createGate, lookInChromium, runGate } from './gate/gate';
import { markAsPreview } from './markAsPreview';
import { getFirstPage, previewLink } from './previewLink';
import type { Outcome, Release, Remote, Trial } from './registry';
import { release, toPointer } from './registryFile';
import { startCanary, type TrialQuery } from './releaseCanary';
import { releaseThenLook } from './releaseThenLook';
import { stageOnHosts } from './stageOnHosts';
import { fetchFromStore } from './storedReleases';

/** What `npm run release` was asked for. */
export type ReleaseOrder = Release &
  TrialQuery & {
    again: boolean;
    /** Pages that may go. */
    drop: string[];
    budget: boolean;
    browser: boolean;
    after: boolean;
    preview: boolean;
    /** For so long a preview's link opens. */
    hours: number;
    trial: Trial | null;
  };

/** Ends the command where nothing is to be built: live already, or taken back before. */
export async function exitIfReleased({ app, name, version, again, preview }: ReleaseOrder) {
  await fetchFromStore(dataFolder, { app, version });
  const before = toPointer(dataFolder, name);
  if (before?.version === version) {
    console.log(`${app} ${version} is live already.`);
    process.exit(0);
  }
  if (before?.rolledBack.includes(version) && !again && !preview)
    exitWithError(
      `${app} ${version} was rolled back. To release it again: npm run release -w ${app} -- --again`,
    );
}

const stays = ({ app, name }: Remote) =>
  `${app} stays at ${toPointer(dataFolder, name)?.version ?? 'no version'}.`;

/** Ends the command with what is wrong; nothing has been switched. */
function refuseRelease(order: ReleaseOrder, faults: string[]): never {
  const head = `${order.app} ${order.version} is refused:`;
  exitWithError([head, ...faults.map((fault) => `- ${fault}`), stays(order)].join('\n'));
}

/** Has every host fetch a release before anybody is shown it. Ends the command where one cannot. */
async function bringToHosts(order: ReleaseOrder, hours?: number) {
  const { app, version } = order;
  const reason = await stageOnHosts([{ app, version }], hours);
  if (reason) exitWithError(`${app} ${version} is refused by the running shop: ${reason}. ${stays(order)}`);
}

/** Says what the gate would refuse, and gives the link. */
async function showPreview(order: ReleaseOrder, faults: string[]) {
  const { app, name, version, hours } = order;
  for (const fault of faults) console.log(`To go live it would have to lose this: ${fault}`);
  const remotes = { [name]: { app, version } };
  await bringToHosts(order, hours);
  const path = getFirstPage(app, version);
  console.log(previewLink(dataFolder, { title: `${app} ${version}`, remotes, path, hours }));
}

/** Ends the command with what is served now. */
function endWith({ app, trial }: ReleaseOrder, { isGood, sentence }: Outcome) {
  if (!isGood) exitWithError(sentence);
  console.log(trial ? sentence : `${sentence} Back: npm run rollback -w ${app}`);
}

/** Holds a built release against what is live on this machine, and makes it live or previews it. */
export async function releaseHere(order: ReleaseOrder, typeFaults: string[]) {
  const { app, name, version, hours, preview } = order;
  if (typeFaults.length > 0 && !preview) refuseRelease(order, typeFaults);
  if (preview) await markAsPreview(dataFolder, { app, version, hours, by: currentUser() });
  const gate = {
    app,
    name,
    version,
    dropped: order.drop,
    mayGrow: order.budget,
    isSmoked: order.browser && !order.after,
  };
  if (preview) return showPreview(order, [...typeFaults, ...(await runGate(dataFolder, gate)).faults]);
  const { verdict, change } = await changeChecked(dataFolder, createGate(dataFolder, gate), async (seen) => {
    await bringToHosts(order);
    const event = { by: currentUser(), seen };
    if (order.trial) return startCanary(dataFolder, { app, name }, version, order.trial, event);
    if (order.after) return releaseThenLook(dataFolder, order, event, lookInChromium, checkContracts);
    return release(dataFolder, { name, app }, version, event);
  });
  if (verdict.unjudged)
    exitWithError(
      `${app} ${version} is not judged: ${verdict.unjudged}. Try again. ${stays(order)}`,
      NOT_JUDGED,
    );
  if (verdict.faults.length > 0) refuseRelease(order, verdict.faults);
  console.log(
    `Checked: ${verdict.checks.map((check) => `${check.name}${check.wasSkipped ? ' (skipped)' : ''}`).join(', ')}.`,
  );
  if (order.budget) writeBudget(app, version);
  if (!change) exitWithError(`${app} ${version} was released by somebody else meanwhile.`);
  if ('isGood' in change) return endWith(order, change);
  endWith(order, await activateRelease(dataFolder, { name, app }, change));
}
