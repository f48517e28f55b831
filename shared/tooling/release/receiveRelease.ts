// Started by the running shop with an order as JSON: makes a bundle live, or a preview.
// Prints a line of JSON for each step; the last one has the verdict.
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { isReleased, releaseFolder } from '../apps';
import { BundleRefused, unpackBundle } from '../bundler/bundle';
import { copyMedia } from '../media/bundledMedia';
import { dataFolder, releasesFolder } from '../paths';
import { containerNamed } from '../remotes';
import { activateRelease } from './activateRelease';
import { isDiskFull } from './diskReserve';
import { fetchRollbackTarget } from './fetchRollbackTarget';
import { changeChecked } from './gate/changeChecked';
import { type Candidate, createGate, runGate } from './gate/gate';
import { wasEverLive, whyNoWayBack } from './history';
import { markAsPreview } from './markAsPreview';
import { getFirstPage, isLinkSigned, LINK_HOURS, previewLink } from './previewLink';
import type { Outcome, PointerChange, Remote } from './registry';
import { release, rollBack, toPointer } from './registryFile';
import { readHours, readTrial, startCanary } from './releaseCanary';
import { contractsBroken, reportRollback } from './reportRollback';
import { stageOnHosts } from './stageOnHosts';

type Query = Record<string, string | string[] | undefined>;
type Received = { kind: 'release' | 'rollback'; app: string; file?: string; query: Query };

/** Files stay secret while the gate runs. */
const GATE_HOURS = 1;

const say = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);
const refused = (sentence: string, more = {}) => say({ verdict: 'refused', sentence, ...more });

/** A version is taken once; the same bytes may come again while it is not live. */
async function takeIn({ app, name }: Remote, file: string) {
  const folder = path.join(releasesFolder, '.incoming', path.basename(file, '.tgz'));
  try {
    const version = await unpackBundle(file, folder, { app, name });
    if (wasEverLive(dataFolder, app, version))
      throw new BundleRefused(
        `${version} was live before. A version is taken once; rollback -- --to goes back`,
      );
    await copyMedia(folder, path.join(releasesFolder, 'media', app));
    const target = releaseFolder(app, version);
    const promises = (place: string) => readFileSync(path.join(place, 'release.json'), 'utf8');
    const isKnown = isReleased(app, version);
    if (isKnown && promises(target) !== promises(folder))
      throw new BundleRefused(`${version} came before with other contents`);
    if (isKnown) return { version, isKnown };
    await mkdir(path.dirname(target), { recursive: true });
    await rm(target, { recursive: true, force: true });
    await rename(folder, target);
    return { version, isKnown };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const asList = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());
const getLast = (value: string | string[] | undefined) => asList(value).at(-1);

/** A sentence where something is wrong. */
function read(query: Query) {
  const hours = readHours(getLast(query.hours) ?? String(LINK_HOURS));
  if (typeof hours === 'string') return hours;
  const [canary, pages, minutes] = [query.canary, query.pages, query.minutes].map(getLast);
  const trial = canary === undefined ? null : readTrial({ canary, pages, minutes });
  if (typeof trial === 'string') return trial;
  if ('preview' in query && !isLinkSigned())
    return 'This shop can show no preview: PREVIEW_SECRET is missing there.';
  return { hours, trial };
}

async function receive({ app, file = '', query }: Received): Promise<void> {
  const name = containerNamed(app);
  const asked = read(query);
  if (typeof asked === 'string') return refused(asked);
  const { hours, trial } = asked;
  const { version, isKnown } = await takeIn({ app, name }, file);
  const by = `the token of ${app}`;
  await markAsPreview(dataFolder, { app, version, hours: 'preview' in query ? hours : GATE_HOURS, by });
  say({ step: `${app} ${version} is here and whole.` });
  const isSmoked = !('no-browser' in query);
  const gate = { app, name, version, dropped: asList(query.drop), mayGrow: true, isSmoked };
  if ('preview' in query) return showPreview(gate, hours);
  const { verdict, change } = await changeChecked(dataFolder, createGate(dataFolder, gate), async (seen) => {
    const reason = await stageOnHosts([{ app, version }]);
    if (reason) throw new BundleRefused(`the running shop cannot have it: ${reason}`);
    if (trial) return startCanary(dataFolder, { app, name }, version, trial, { by, seen });
    return release(dataFolder, { name, app }, version, { by, seen });
  });
  const stays = `${app} stays at ${toPointer(dataFolder, name)?.version ?? 'no version'}.`;
  if (verdict.unjudged)
    return say({
      verdict: 'not judged',
      sentence: `${app} ${version} is not judged: ${verdict.unjudged}. Try again. ${stays}`,
    });
  if (verdict.faults.length > 0) {
    if (!isKnown) await rm(releaseFolder(app, version), { recursive: true, force: true });
    return refused(`${app} ${version} is refused. ${stays}`, { faults: verdict.faults });
  }
  say({ step: `Checked: ${verdict.checks.map((check) => check.name).join(', ')}.` });
  await tellChange({ app, name }, change);
}

async function showPreview(gate: Candidate, hours: number): Promise<void> {
  const { app, name, version } = gate;
  const { faults } = await runGate(dataFolder, gate);
  const reason = await stageOnHosts([{ app, version }], hours);
  if (reason) return refused(`${app} ${version} cannot be shown: ${reason}.`);
  const link = previewLink(dataFolder, {
    title: `${app} ${version}`,
    remotes: { [name]: { app, version } },
    path: getFirstPage(app, version),
    hours,
  });
  say({ verdict: 'preview', sentence: link, faults });
}

async function tellChange(remote: Remote, change: PointerChange | Outcome | null): Promise<void> {
  if (!change)
    return refused(`${remote.app} ${toPointer(dataFolder, remote.name)?.version} is live already.`);
  const { isGood, sentence } =
    'isGood' in change ? change : await activateRelease(dataFolder, remote, change);
  if (isGood) say({ verdict: 'live', sentence });
  else refused(sentence);
}

async function goBack({ app, query }: Received): Promise<void> {
  const remote = { app, name: containerNamed(app) };
  const [to, request] = [query.to, query.request].map(getLast);
  await fetchRollbackTarget(dataFolder, remote, to);
  const event = { by: `the token of ${app}`, ...(request ? { request } : {}) };
  const change = await rollBack(dataFolder, remote, { to }, event);
  if (!change) return refused(whyNoWayBack(dataFolder, remote, to));
  const sentence = await reportRollback(dataFolder, remote, change);
  for (const fault of await contractsBroken(dataFolder, remote, change)) say({ step: fault });
  say({ verdict: 'live', sentence, version: change.version });
}

const order: Received = JSON.parse(process.argv[2] ?? '');
await mkdir(dataFolder, { recursive: true });
/** One release of a remote at a time. */
const unlock = await lock(path.join(dataFolder, `receiving-${order.app}`), { realpath: false }).catch(
  () => null,
);
try {
  if (!unlock) refused(`Another release of ${order.app} is under way.`);
  else if (order.kind === 'rollback') await goBack(order);
  else await receive(order);
} catch (error) {
  if (isDiskFull(error))
    refused('The shop has no room for it: its disk is full. Nothing was switched; a rollback still works.');
  else if (error instanceof BundleRefused) refused(`The bundle is refused: ${error.message}.`);
  else throw error;
} finally {
  await unlock?.();
}
