// Started by the running shop with a request as JSON. Prints a line of JSON for each step; the last one has the verdict.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isDiskFull, withReserve } from '@shop/node/object-store/diskReserve';
import { promisedHashes } from '@shop/node/object-store/promisedFiles';
import { lock } from 'proper-lockfile';
import { isReleased, releaseFolder } from '../apps';
import { BundleRefused, moveMedia, unpackBundle } from '../bundler/bundle';
import { moveIntoPlace } from '../bundler/moveIntoPlace';
import { UsageError } from '../exitWithError';
import { dataFolder, releasesFolder } from '../paths';
import { readTrial } from './canary';
import { isLinkSigned } from './previewLink';
import { readPointer, wasEverLive } from './registryFile';
import { previewWithGate, releaseWithGate } from './releaseWithGate';
import { listBrokenContracts, rollBackRelease } from './rollBackRelease';

type Query = Record<string, string | string[] | undefined>;
type ReceivedRequest = { kind: 'release' | 'rollback'; app: string; file?: string; query: Query };

const writeLine = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);
const refused = (sentence: string) => writeLine({ verdict: 'refused', sentence });

/** A version is taken once, so that an upload that is sent again does no harm; it comes again when that is said. */
function expectNew(app: string, version: string, query: Query) {
  const { version: live, rolledBack = [] } = readPointer(app) ?? {};
  if (live === version || 'again' in query || 'preview' in query) return;
  if (rolledBack.includes(version) || wasEverLive(app, version))
    throw new BundleRefused(
      `${version} was live before or was rolled back. To release it again: npm run release -w ${app} -- --version ${version} --again`,
    );
}

async function storeBundle(app: string, file: string, query: Query) {
  const folder = path.join(releasesFolder, '.incoming', path.basename(file, '.tgz'));
  try {
    const version = await unpackBundle(file, folder, app);
    const target = releaseFolder(app, version);
    const isKnown = isReleased(app, version);
    if (isKnown && !isDeepStrictEqual(await promisedHashes(target), await promisedHashes(folder)))
      throw new BundleRefused(`${version} came before with other contents`);
    expectNew(app, version, query);
    await moveMedia(folder, path.join(releasesFolder, 'media', app));
    if (!isKnown) await moveIntoPlace(folder, target);
    return version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const asList = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());
const getLast = (value: string | string[] | undefined) => asList(value).at(-1);

async function receive({ app, file = '', query }: ReceivedRequest): Promise<void> {
  if ('preview' in query && !isLinkSigned())
    throw new UsageError('This shop can show no preview: PREVIEW_SECRET is missing there.');
  const [canary, pages, minutes] = [query.canary, query.pages, query.minutes].map(getLast);
  const trial = canary === undefined ? null : readTrial({ canary, pages, minutes });
  const version = await storeBundle(app, file, query);
  if (readPointer(app)?.version === version)
    return writeLine({ verdict: 'live', sentence: `${app} ${version} is live already.` });
  const by = `the token of ${app}`;
  writeLine({ step: `${app} ${version} is here and whole.` });
  const isSmokeTested = !('no-browser' in query);
  const candidate = { app, version, own: [], dropped: asList(query.drop), isSmokeTested };
  if ('preview' in query) return writeLine(await previewWithGate(candidate));
  writeLine(await releaseWithGate({ candidate, by, trial }));
}

async function receiveRollback({ app, query }: ReceivedRequest): Promise<void> {
  const [to, request] = [query.to, query.request].map(getLast);
  const { change, ...found } = await rollBackRelease(app, to, { by: `the token of ${app}`, request });
  if (change) for (const step of await listBrokenContracts(app, change)) writeLine({ step });
  writeLine(found);
}

const request: ReceivedRequest = JSON.parse(process.argv[2] ?? '');
let unlock: (() => Promise<void>) | undefined;
try {
  if (request.kind === 'rollback') await receiveRollback(request);
  else {
    const place = path.join(dataFolder, `receiving-${request.app}`);
    unlock = await withReserve(dataFolder, () => lock(place, { realpath: false }));
    await receive(request);
  }
} catch (error) {
  if (isDiskFull(error))
    refused('The shop has no room for it: its disk is full. Nothing was switched; a rollback still works.');
  else if (Object(error).code === 'ELOCKED') refused(`Another release of ${request.app} is under way.`);
  else if (error instanceof UsageError) refused(error.message);
  else if (error instanceof BundleRefused) refused(`The bundle is refused: ${error.message}.`);
  else throw error;
} finally {
  await unlock?.();
}
