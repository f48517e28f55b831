// npm run release -w mf-…, or -w shell: builds it, checks it against what is live, and makes it live. Flags: docs/teams.md.
import { parseArgs } from 'node:util';
import { isReleased, sourceVersion } from '../apps';
import { buildApp } from '../bundler/buildApp';
import { currentUser } from '../bundler/sourceFacts';
import { exitWithError } from '../exitWithError';
import { writePictures } from '../media/media';
import { readTrial } from './canary';
import { getTarget, printVerdict } from './commandTarget';
import { checkBudget, writeBudget } from './gate/checkBudget';
import { checkTypes, readTypeErrors, recordTypeErrors } from './gate/checkTypes';
import type { Check } from './gate/gate';
import type { ReleaseVerdict } from './registry';
import { readPointer } from './registryFile';
import { fetchFromStore, offerReleases, sayUnfetched } from './registryStore';
import { previewWithGate, releaseWithGate } from './releaseWithGate';
import { sendRelease } from './shopClient';
import { shop } from './store';

const app = getTarget('release');
const { values } = parseArgs({
  options: {
    version: { type: 'string' },
    again: { type: 'boolean', default: false },
    drop: { type: 'string', multiple: true, default: [] },
    budget: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: true },
    preview: { type: 'boolean', default: false },
    canary: { type: 'string' },
    pages: { type: 'string' },
    minutes: { type: 'string' },
  },
  allowNegative: true,
});
const isTrialGiven = values.pages !== undefined || values.minutes !== undefined;
if (isTrialGiven && values.canary === undefined)
  exitWithError('--pages and --minutes belong to --canary. The flags: docs/teams.md.');
if (values.preview && values.canary !== undefined)
  exitWithError('--preview shows a version to nobody else, --canary to some visitors: choose one.');
if (app === 'shell' && (values.preview || values.canary !== undefined || shop))
  exitWithError('The shell is released to all visitors at once, and not over HTTP.');
if (values.version === undefined) await writePictures([app]);
const version = values.version ?? sourceVersion(app);
if (!/^[\w-][\w.-]*$/.test(version))
  exitWithError(`--version ${version} is wrong: letters, digits, dots and hyphens only.`);

const trial = values.canary === undefined ? null : readTrial(values);

async function exitIfReleased() {
  await fetchFromStore({ app, version }).catch(sayUnfetched);
  const before = readPointer(app);
  if (before?.version === version && isReleased(app, version)) {
    await offerReleases([before]);
    console.log(`${app} ${version} is live already.`);
    process.exit(0);
  }
  const isGone = version !== sourceVersion(app) && !isReleased(app, version);
  if (before?.rolledBack.includes(version) && (isGone || !(values.again || values.preview)))
    exitWithError(
      `${app} ${version} was rolled back or refused${isGone ? ', and its files are gone: release under another name.' : `. To release it again: npm run release -w ${app} -- --version ${version} --again`}`,
    );
}

async function releaseHere(own: Check[]): Promise<ReleaseVerdict> {
  const candidate = { app, version, own, dropped: values.drop, isSmokeTested: values.browser };
  if (values.preview) return previewWithGate(candidate);
  const found = await releaseWithGate({ candidate, by: currentUser(), trial });
  if (found.verdict !== 'live' || trial || !readPointer(app)?.before.length) return found;
  return { ...found, notes: [...(found.notes ?? []), `Back: npm run rollback -w ${app}`] };
}

async function releaseThere(to: URL, own: Check[]): Promise<ReleaseVerdict> {
  const { preview, drop, browser, again, canary, pages, minutes } = values;
  const ownFaults = own.flatMap(({ faults }) => faults);
  const sentence = `${app} ${version} is refused:`;
  if (ownFaults.length > 0 && !preview)
    return { verdict: 'refused', sentence, faults: ownFaults, notes: ['Nothing was sent.'] };
  const query = new URLSearchParams(drop.map((path) => ['drop', path]));
  const flags = { again, 'no-browser': !browser, preview, canary, pages, minutes };
  for (const [flag, value] of Object.entries(flags)) if (value) query.append(flag, String(value));
  const found = await sendRelease(to, { app, version }, query);
  return { ...found, faults: [...ownFaults, ...(found.faults ?? [])] };
}

if (!shop) await exitIfReleased();
// A version that was built elsewhere says nothing of the present sources.
const isSource = version === sourceVersion(app) || !isReleased(app, version);
const [wasBuilt, checked] = await Promise.all([buildApp(app, version), isSource ? checkTypes(app) : null]);
const typeFaults = checked ?? readTypeErrors(app, version);
if (checked) recordTypeErrors(app, version, typeFaults);
console.log(wasBuilt ? `${app} ${version} is built.` : `${app} ${version} was built before.`);
const own: Check[] = [{ name: 'types', faults: typeFaults }];
if (!values.budget) own.push({ name: 'size', faults: checkBudget(app, version) });
const verdict = await (shop ? releaseThere(shop, own) : releaseHere(own));
if (verdict.verdict === 'live' && values.budget) writeBudget(app, version);
printVerdict(verdict);
