// npm run release -w mf-…, or -w shell: builds it, checks it against what is live, and makes it live. Flags: docs/teams.md.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isReleased, sourceVersion } from '../apps';
import { buildApp } from '../bundler/buildApp';
import { exitWithError } from '../exitWithError';
import { root } from '../paths';
import { getTarget } from './commandTarget';
import { checkTypes, readTypeErrors, recordTypeErrors } from './gate/checkTypes';
import { LINK_HOURS } from './previewLink';
import { readHours, readTrial } from './releaseCanary';
import { exitIfReleased, type ReleaseOrder, releaseHere } from './releaseHere';
import { releaseToShop } from './releaseToShop';
import { shop } from './store';

const { app, name } = getTarget('release');
const { values } = parseArgs({
  options: {
    version: { type: 'string' },
    again: { type: 'boolean', default: false },
    drop: { type: 'string', multiple: true, default: [] },
    budget: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: true },
    after: { type: 'boolean', default: false },
    preview: { type: 'boolean', default: false },
    hours: { type: 'string', default: String(LINK_HOURS) },
    canary: { type: 'string' },
    pages: { type: 'string' },
    minutes: { type: 'string' },
  },
  allowNegative: true,
});
// Encoders load for remotes with pictures only.
const media = existsSync(path.join(root, app, 'media')) ? await import('../media/media') : null;
await media?.writeMediaLists([app]);
const version = values.version ?? sourceVersion(app);
if (!/^[\w-][\w.-]*$/.test(version))
  exitWithError(`--version ${version} is wrong: letters, digits, dots and hyphens only.`);
const hours = readHours(values.hours);
if (typeof hours === 'string') exitWithError(hours);

if (values.after && (shop || values.preview || values.canary !== undefined || !values.browser))
  exitWithError(
    '--after is a look in Chromium on this machine: not with --preview, --canary, --no-browser or RELEASES_URL.',
  );
if (app === 'shell' && (values.preview || values.after || values.canary !== undefined || shop))
  exitWithError('The shell is released to all visitors at once, and not over HTTP.');
const trial = values.canary === undefined ? null : readTrial(values);
if (typeof trial === 'string') exitWithError(trial);

const order: ReleaseOrder = { ...values, app, name, version, hours, trial };
if (!shop) await exitIfReleased(order);
// A version that was built elsewhere says nothing of the present sources.
const isSource = version === sourceVersion(app) || !isReleased(app, version);
const build = async () =>
  buildApp(app, version, isReleased(app, version) ? [] : ((await media?.makeMedia(app)) ?? []));
const [wasBuilt, found] = await Promise.all([build(), isSource ? checkTypes(app) : null]);
const typeFaults = isSource ? (found ?? []) : readTypeErrors(app, version);
if (isSource) recordTypeErrors(app, version, typeFaults);
console.log(wasBuilt ? `${app} ${version} is built.` : `${app} ${version} was built before.`);
if (shop) await releaseToShop(shop, order, typeFaults);
else await releaseHere(order, typeFaults);
