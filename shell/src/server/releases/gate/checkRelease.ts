import path from 'node:path';
import { remoteEntries } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';
import { findInvalidFiles } from '@shop/node/object-store/promisedFiles';
import { type Pointer, type Registry, readPointer, readPointers, toReason } from '../../composition/registry';
import { readShellFiles } from '../../composition/shellFiles';
import { readRelease, shellReleaseSchema } from '../readRelease';
import { checkHtml } from './checkHtml';
import { checkPublicFiles } from './checkPublicFiles';
import { checkRoutes } from './checkRoutes';
import { findUnmet } from './requirements';
import { openTaskRenderer, type TaskResult } from './taskRenderer';
import type { DescribedRemote, GateTask } from './tasks';
import { findTouchedPages, findUses, type Neighbor, type TouchedPage } from './touchedPages';
import { findUnchangedPages, readBuilt, remoteReleaseSchema } from './unchangedPages';

export type CheckRequest = {
  releasesDir: string;
  live: Record<RemoteName, { app: string; version: string }>;
  name: RemoteName;
  version: string;
  app: string;
  dropped: string[];
  /** True leaves out what the release has of its own: only what it and others rely on is checked. */
  isContractsOnly?: boolean;
};

/** One check of the gate; without faults it has passed. `pages` are those to be opened in a browser. */
export type Check = { name: string; faults: string[]; pages?: TouchedPage[] };

/** A live version says the same of itself for every release that is checked. */
const descriptions = new Map<string, { described: DescribedRemote }>();

type TaskRenderers = Record<'candidate' | 'live', ReturnType<typeof openTaskRenderer>>;

class ReleaseCheck {
  readonly checks: Check[] = [];
  private readonly live: Registry['remotes'];
  private readonly candidate: Pointer;
  private readonly others: [RemoteName, Pointer][];

  constructor(
    private readonly request: CheckRequest,
    private readonly renderers: TaskRenderers,
  ) {
    const { releasesDir, name, app, version } = request;
    // A broken one is no fault of the candidate: the shop leaves it out, too.
    this.live = readPointers(request.live, releasesDir);
    this.candidate = readPointer({ app, version }, releasesDir);
    this.others = remoteEntries(this.live).filter(([other]) => other !== name);
  }

  async run(): Promise<void> {
    const { releasesDir, name, app, version, dropped, isContractsOnly } = this.request;
    const release = await readRelease(remoteReleaseSchema, releasesDir, app, version);
    if (!isContractsOnly) {
      const invalid = await findInvalidFiles(path.join(releasesDir, app, version));
      const faults = invalid.map((file) => `${file} is not what was built`);
      this.note('files', faults);
    }
    const shell = await readRelease(shellReleaseSchema, releasesDir, 'shell', __VERSION__);
    if (!this.note('requirements', findUnmet(release, shell))) return;
    const [own, ...found] = await Promise.all([
      this.task([name], { what: 'describe', name }),
      ...remoteEntries(this.live).map(([other, pointer]) => this.describeLive(other, pointer)),
    ]);
    this.note(`loading ${name}`, own.faults);
    if (!own.described) return;
    const live = found.flat();
    const others = live.filter((one) => one.name !== name);
    this.note('messages', own.described.messageFaults);
    const { segments } = this.candidate;
    const { routes } = own.described;
    const before = live.find((one) => one.name === name)?.routes ?? [];
    this.note('routes', checkRoutes({ segments, routes, live: before, others, dropped }));
    this.note('public files', checkPublicFiles(this.candidate, this.others, Object.keys(release.files)));
    await this.checkRelations(own.described, others, Object.keys(release.remote.exposes ?? {}));
    if (!isContractsOnly) await this.checkPages(own.described, others);
  }

  private note(name: string, faults: string[], pages?: TouchedPage[]): boolean {
    this.checks.push({ name, faults, ...(pages && { pages }) });
    return faults.length === 0;
  }

  private task(names: RemoteName[], task: GateTask, isLive = false): Promise<TaskResult> {
    const known = isLive ? this.live : { ...this.live, [this.request.name]: this.candidate };
    const remotes = Object.fromEntries(remoteEntries(known).filter(([name]) => names.includes(name)));
    return this.renderers[isLive ? 'live' : 'candidate'].run({ remotes }, task);
  }

  /** A neighbor that does not load is no fault of this release. */
  private async describeLive(name: RemoteName, { segments, version }: Pointer): Promise<Neighbor[]> {
    const key = `${this.request.releasesDir} ${name} ${version}`;
    const { described } =
      descriptions.get(key) ?? (await this.task([name], { what: 'describe', name }, true));
    if (!described) return [];
    descriptions.set(key, { described });
    return [{ name, segments, ...described }];
  }

  private async checkRelations(own: DescribedRemote, known: Neighbor[], exposes: string[]) {
    const { name } = this.request;
    const shown = findUses(name, known, exposes);
    const [components, ...contracts] = await Promise.all([
      this.task([name], { what: 'components', shown }),
      this.task([name], { what: 'contracts', consumer: 'shell', provider: name }),
      this.task([name], { what: 'contracts', consumer: name, provider: name }),
      ...known
        .filter((neighbor) => own.reliesOn.includes(neighbor.name))
        .map((provider) => this.checkContract(name, provider.name)),
      ...known
        .filter(({ reliesOn }) => reliesOn.includes(name))
        .map((consumer) => this.checkContract(consumer.name, name)),
    ]);
    const broken = contracts.flatMap(({ faults }) => faults);
    this.note('fragments', components.faults);
    this.note('contracts', broken);
  }

  /** Where a live remote ends the renderer without the candidate, too, it has no say. */
  private async checkContract(consumer: RemoteName, provider: RemoteName): Promise<TaskResult> {
    const task: GateTask = { what: 'contracts', consumer, provider };
    const result = await this.task([consumer, provider], task);
    if (!result.wasLost || consumer === this.request.name) return result;
    const withLive = await this.task([consumer, provider], task, true);
    return withLive.wasLost ? { ...withLive, faults: [] } : result;
  }

  private async checkPages(own: DescribedRemote, known: Neighbor[]) {
    const { name, version } = this.request;
    const touched = findTouchedPages(name, own, known);
    const paths = [...new Set([...own.pages, ...touched].map((page) => page.path))];
    const healthy = [name, ...known.map((neighbor) => neighbor.name)];
    const excused = this.others.map(([other]) => other).filter((other) => !healthy.includes(other));
    const task: GateTask = { what: 'pages', paths, excused };
    const before = this.live[name]?.version;
    const [candidate, live] = await Promise.all([
      this.renderPages(healthy, task, version),
      before && before !== version ? this.renderPages(healthy, task, before, true) : null,
    ]);
    // No browser loads what only answers with data.
    const ofData = own.pages.flatMap(({ isData, scripts }) => (isData ? scripts : []));
    const unchanged = findUnchangedPages(candidate, live, ofData);
    const changed = touched.filter((page) => !unchanged.has(page.path));
    // A page of another remote is that remote's business.
    this.note('pages', [...candidate.faults, ...checkHtml(own.pages, candidate.rendered)], changed);
  }

  private async renderPages(names: RemoteName[], task: GateTask, version: string, isLive = false) {
    const { releasesDir, name, app } = this.request;
    const { faults, rendered = {} } = await this.task(names, task, isLive);
    return { faults, rendered, built: await readBuilt(releasesDir, { name, app, version }) };
  }
}

export async function checkRelease(request: CheckRequest, stepMs: number, file?: string): Promise<Check[]> {
  const { releasesDir } = request;
  const options = { releasesDir, stepMs, shell: readShellFiles(releasesDir), file };
  const renderers = { candidate: openTaskRenderer(options), live: openTaskRenderer(options) };
  try {
    const check = new ReleaseCheck(request, renderers);
    await check.run();
    return check.checks;
  } catch (error) {
    return [{ name: 'release.json', faults: [`release.json cannot be used: ${toReason(error)}`] }];
  } finally {
    await Promise.all([renderers.candidate.close(), renderers.live.close()]);
  }
}
