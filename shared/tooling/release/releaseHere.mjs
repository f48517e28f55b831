import { whoAmI } from '../bundler/sourceFacts.mjs';
import { dataFolder } from '../paths.mjs';
import { refuse } from './commandTarget.mjs';
import { writeBudget } from './gate/checkBudget.mjs';
import { lookInChromium, runGate } from './gate/gate.mjs';
import { wasEverLive } from './history.mjs';
import { offerToHosts } from './offerToHosts.mjs';
import { firstPageOf, previewLink } from './previewLink.mjs';
import { markAsPreview } from './previewMark.mjs';
import { pointerOf, release } from './registryFile.mjs';
import { releaseCanary } from './releaseCanary.mjs';
import { releaseThenLook } from './releaseThenLook.mjs';
import { takeFromStore } from './storedReleases.mjs';
import { switchOver } from './switchOver.mjs';

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
export async function refuseKnown({ app, name, version, again, preview }) {
  await takeFromStore(dataFolder, { app, version });
  const before = pointerOf(dataFolder, name);
  if (before?.version === version) {
    console.log(`${app} ${version} is live already.`);
    process.exit(0);
  }
  if (before?.rolledBack.includes(version) && !again && !preview)
    refuse(`${app} ${version} was rolled back. To release it again: npm run release -w ${app} -- --again`);
}

const stays = ({ app, name }) => `${app} stays at ${pointerOf(dataFolder, name)?.version ?? 'no version'}.`;

/** Ends the command with what is wrong; nothing has been switched. */
function refuseRelease(order, faults) {
  const head = `${order.app} ${order.version} is refused:`;
  refuse([head, ...faults.map((fault) => `- ${fault}`), stays(order)].join('\n'));
}

/** Has every host fetch a release before anybody is shown it. Ends the command where one cannot. */
async function bringToHosts(order, hours) {
  const { app, version } = order;
  const reason = await offerToHosts([{ app, version }], hours);
  if (reason) refuse(`${app} ${version} is refused by the running shop: ${reason}. ${stays(order)}`);
}

/** Says what the gate would refuse, and gives the link. */
async function showPreview(order, faults) {
  const { app, name, version, hours } = order;
  for (const fault of faults) console.log(`To go live it would have to lose this: ${fault}`);
  const remotes = { [name]: { app, version } };
  await bringToHosts(order, hours);
  const path = firstPageOf(app, version);
  console.log(previewLink(dataFolder, { title: `${app} ${version}`, remotes, path, hours }));
}

/** Ends the command with what is served now. */
function endWith({ app }, { isGood, sentence }) {
  if (!isGood) refuse(sentence);
  console.log(`${sentence} Back: npm run rollback -w ${app}`);
}

/**
 * Holds a built release against what is live on this machine, and makes it live or previews it.
 * @param {ReleaseOrder} order
 * @param {string[]} typeFaults
 */
export async function releaseHere(order, typeFaults) {
  const { app, name, version, hours, preview } = order;
  if (typeFaults.length > 0 && !preview) refuseRelease(order, typeFaults);
  if (preview && !wasEverLive(dataFolder, app, version))
    await markAsPreview({ app, version, hours, by: whoAmI() });
  const gate = {
    app,
    name,
    version,
    dropped: order.drop,
    mayGrow: order.budget,
    isSmoked: order.browser && !order.after,
  };
  const { faults, checks } = await runGate(dataFolder, gate);
  if (preview) return showPreview(order, [...typeFaults, ...faults]);
  if (faults.length > 0) refuseRelease(order, faults);
  console.log(
    `Checked: ${checks.map((check) => `${check.name}${check.wasSkipped ? ' (skipped)' : ''}`).join(', ')}.`,
  );
  if (order.budget) writeBudget(app, version);
  await bringToHosts(order);
  if (order.trial) return releaseCanary(dataFolder, { app, name }, version, order.trial);
  if (order.after) return endWith(order, await releaseThenLook(dataFolder, order, whoAmI(), lookInChromium));
  const change = await release(dataFolder, { name, app }, version, { by: whoAmI() });
  if (!change) refuse(`${app} ${version} was released by somebody else meanwhile.`);
  endWith(order, await switchOver(dataFolder, { name, app }, change));
}
