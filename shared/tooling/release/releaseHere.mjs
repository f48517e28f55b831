import { currentUser } from '../bundler/sourceFacts';
import { dataFolder } from '../paths';
import { activateRelease } from './activateRelease.mjs';
import { NOT_JUDGED, refuse } from './commandTarget.mjs';
import { changeChecked } from './gate/changeChecked.mjs';
import { writeBudget } from './gate/checkBudget.mjs';
import { checkContracts, createGate, lookInChromium, runGate } from './gate/gate.mjs';
import { markAsPreview } from './markAsPreview.mjs';
import { getFirstPage, previewLink } from './previewLink.mjs';
import { release, toPointer } from './registryFile.mjs';
import { startCanary } from './releaseCanary.mjs';
import { releaseThenLook } from './releaseThenLook.mjs';
import { stageOnHosts } from './stageOnHosts.mjs';
import { fetchFromStore } from './storedReleases.mjs';

/**
 * @typedef {object} ReleaseOrder what `npm run release` was asked for
 * @property {string} app
 * @property {string} name its federation container
 * @property {string} version
 * @property {number} hours
 * @property {boolean} again
 * @property {string[]} drop
 * @property {boolean} budget
 * @property {boolean} browser
 * @property {boolean} after
 * @property {boolean} preview
 * @property {string} [canary] share, pages and minutes as they were given
 * @property {string} [pages]
 * @property {string} [minutes]
 * @property {Exclude<ReturnType<typeof import('./releaseCanary.mjs').readTrial>, string> | null} trial a share of visitors first
 */

/**
 * Ends the command where nothing is to be built: live already, or taken back before.
 * @param {ReleaseOrder} order
 */
export async function exitIfReleased({ app, name, version, again, preview }) {
  await fetchFromStore(dataFolder, { app, version });
  const before = toPointer(dataFolder, name);
  if (before?.version === version) {
    console.log(`${app} ${version} is live already.`);
    process.exit(0);
  }
  if (before?.rolledBack.includes(version) && !again && !preview)
    refuse(`${app} ${version} was rolled back. To release it again: npm run release -w ${app} -- --again`);
}

const stays = ({ app, name }) => `${app} stays at ${toPointer(dataFolder, name)?.version ?? 'no version'}.`;

/** Ends the command with what is wrong; nothing has been switched. */
function refuseRelease(order, faults) {
  const head = `${order.app} ${order.version} is refused:`;
  refuse([head, ...faults.map((fault) => `- ${fault}`), stays(order)].join('\n'));
}

/** Has every host fetch a release before anybody is shown it. Ends the command where one cannot. */
async function bringToHosts(order, hours) {
  const { app, version } = order;
  const reason = await stageOnHosts([{ app, version }], hours);
  if (reason) refuse(`${app} ${version} is refused by the running shop: ${reason}. ${stays(order)}`);
}

/** Says what the gate would refuse, and gives the link. */
async function showPreview(order, faults) {
  const { app, name, version, hours } = order;
  for (const fault of faults) console.log(`To go live it would have to lose this: ${fault}`);
  const remotes = { [name]: { app, version } };
  await bringToHosts(order, hours);
  const path = getFirstPage(app, version);
  console.log(previewLink(dataFolder, { title: `${app} ${version}`, remotes, path, hours }));
}

/** Ends the command with what is served now. */
function endWith({ app, trial }, { isGood, sentence }) {
  if (!isGood) refuse(sentence);
  console.log(trial ? sentence : `${sentence} Back: npm run rollback -w ${app}`);
}

/**
 * Holds a built release against what is live on this machine, and makes it live or previews it.
 * @param {ReleaseOrder} order
 * @param {string[]} typeFaults
 */
export async function releaseHere(order, typeFaults) {
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
    refuse(`${app} ${version} is not judged: ${verdict.unjudged}. Try again. ${stays(order)}`, NOT_JUDGED);
  if (verdict.faults.length > 0) refuseRelease(order, verdict.faults);
  console.log(
    `Checked: ${verdict.checks.map((check) => `${check.name}${check.wasSkipped ? ' (skipped)' : ''}`).join(', ')}.`,
  );
  if (order.budget) writeBudget(app, version);
  if (!change) refuse(`${app} ${version} was released by somebody else meanwhile.`);
  if ('isGood' in change) return endWith(order, change);
  endWith(order, await activateRelease(dataFolder, { name, app }, change));
}
