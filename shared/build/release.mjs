// npm run release -w mf-…: builds one remote, holds it against what is live, publishes it, switches the running shop over
// and says what is served then.
//   -- --version 1.2.3   names the release; otherwise its source does
//   -- --again           takes a version that was rolled back
//   -- --drop /path      a page that may go
//   -- --budget          its sizes become the remote's budget
//   -- --no-browser      without the look in Chromium
//   -- --preview         nothing goes live: gives a link to it; what the gate would refuse is said
//   -- --hours 24        for so long the link opens
//   -- --canary 10%      to a share of visitors first; ends by itself, or is promoted after --pages and --minutes
import { parseArgs } from 'node:util';
import { isReleased, sourceVersion } from './apps.mjs';
import { buildApp } from './buildApp.mjs';
import { refuse, targetOf } from './commandTarget.mjs';
import { writeBudget } from './gate/checkBudget.mjs';
import { checkTypes } from './gate/checkTypes.mjs';
import { runGate } from './gate/gate.mjs';
import { wasEverLive } from './history.mjs';
import { dataFolder } from './paths.mjs';
import { LINK_HOURS, previewLink } from './previewLink.mjs';
import { markAsPreview } from './previewMark.mjs';
import { pointerOf, release } from './registryFile.mjs';
import { readTrial, releaseCanary } from './releaseCanary.mjs';
import { whoAmI } from './sourceFacts.mjs';
import { takeFromStore } from './storedReleases.mjs';
import { switchOver } from './switchOver.mjs';

const { app, name } = targetOf('release');
const { values } = parseArgs({
  options: {
    version: { type: 'string' },
    again: { type: 'boolean', default: false },
    drop: { type: 'string', multiple: true, default: [] },
    budget: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: true },
    preview: { type: 'boolean', default: false },
    hours: { type: 'string', default: String(LINK_HOURS) },
    canary: { type: 'string' },
    pages: { type: 'string' },
    minutes: { type: 'string' },
  },
  allowNegative: true,
});
const version = values.version ?? sourceVersion(app);
if (!/^[\w.-]+$/.test(version))
  refuse(`--version ${version} is wrong: letters, digits, dots and hyphens only.`);

const hours = Number(values.hours);
if (!(hours > 0)) refuse(`--hours ${values.hours} is wrong: it must be a number above 0.`);
const trial = values.canary === undefined ? null : readTrial(values);

await takeFromStore(dataFolder, { app, version });
const before = pointerOf(dataFolder, name);
if (before?.version === version) {
  console.log(`${app} ${version} is live already.`);
  process.exit(0);
}
if (before?.rolledBack.includes(version) && !values.again && !values.preview)
  refuse(`${app} ${version} was rolled back. To release it again: npm run release -w ${app} -- --again`);

/** Ends the command with what is wrong; nothing has been switched. */
function refuseRelease(faults) {
  const stays = `${app} stays at ${before?.version ?? 'no version'}.`;
  refuse([`${app} ${version} is refused:`, ...faults.map((fault) => `- ${fault}`), stays].join('\n'));
}

// A version that was built elsewhere says nothing of the present sources.
const isSource = version === sourceVersion(app) || !isReleased(app, version);
const [wasBuilt, typeFaults] = await Promise.all([buildApp(app, version), isSource ? checkTypes(app) : null]);
console.log(wasBuilt ? `${app} ${version} is built.` : `${app} ${version} was built before.`);
if (typeFaults?.length && !values.preview) refuseRelease(typeFaults);
if (values.preview && !wasEverLive(dataFolder, app, version))
  await markAsPreview({ app, version, hours, by: whoAmI() });

const { faults, checks } = await runGate(dataFolder, {
  app,
  name,
  version,
  dropped: values.drop,
  mayGrow: values.budget,
  isSmoked: values.browser,
});
if (values.preview) {
  for (const fault of [...(typeFaults ?? []), ...faults])
    console.log(`To go live it would have to lose this: ${fault}`);
  const title = `${app} ${version}`;
  console.log(previewLink(dataFolder, { title, remotes: { [name]: { app, version } }, hours }));
  process.exit(0);
}
if (faults.length > 0) refuseRelease(faults);
console.log(
  `Checked: ${checks.map((check) => `${check.name}${check.wasSkipped ? ' (skipped)' : ''}`).join(', ')}.`,
);
if (values.budget) writeBudget(app, version);

if (trial) {
  await releaseCanary(dataFolder, { app, name }, version, trial);
  process.exit(0);
}
const change = await release(dataFolder, { name, app }, version, { by: whoAmI() });
if (!change) refuse(`${app} ${version} was released by somebody else meanwhile.`);
const { isGood, sentence } = await switchOver(dataFolder, { name, app }, change);
if (!isGood) refuse(sentence);
console.log(`${sentence} Back: npm run rollback -w ${app}`);
