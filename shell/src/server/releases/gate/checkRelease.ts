import { listRemotes, remoteEntries } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';
import { findUnmet } from '@shop/node/object-store/requirements';
import { type Registry, readPointer, toReason } from '../../composition/registry';
import { readShellFiles } from '../../composition/shellFiles';
import { frameFragments } from '../../rendering/frameFragments';
import type { Check, DescribedRemote, GateOrder, GateTask, ShownComponent } from '../../rendering/messages';
import { checkFiles } from './checkFiles';
import { checkPublicFiles, checkPublicFolders } from './checkPublicFiles';
import { checkRoutes } from './checkRoutes';
import { getFolder, type ReleaseFacts, readRelease, readShellFacts } from './releaseFacts';
import { runGateTask, type TaskResult } from './runGateTask';
import { findShownComponents, findTouchedPages } from './touchedPages';

/** What is served, as far as its releases can be read: a broken one is no fault of the candidate. */
function readPointers(versions: GateOrder['live'], releasesDir: string): Registry['remotes'] {
  const remotes: Registry['remotes'] = {};
  for (const [name, version] of remoteEntries(versions)) {
    try {
      remotes[name] = readPointer(version, releasesDir);
    } catch {
      // The shop leaves it out, too.
    }
  }
  return remotes;
}

const hasFaults = (checks: Check[]) => checks.some(({ faults }) => faults.length > 0);

const described = new Map<string, Promise<TaskResult>>();

/** One check out of many of the same name. */
function join(name: string, results: TaskResult[]): Check {
  const checks = results.flatMap((result) => result.checks);
  const ms = checks.reduce((sum, check) => sum + check.ms, 0);
  return { name, ms, faults: checks.flatMap(({ faults }) => faults) };
}

/**
 * Checks a release against what is served. What is read and compared happens here, where no release is evaluated; what has to
 * run runs in renderers: the candidate alone, each live remote alone, and both together only where one calls the other.
 */
class ReleaseCheck {
  private readonly checks: Check[] = [];
  private readonly live: Registry['remotes'];
  private readonly release: ReleaseFacts;
  private readonly composition: Registry['remotes'];

  constructor(
    private readonly order: GateOrder,
    private readonly options: Parameters<typeof runGateTask>[2],
  ) {
    const { releasesDir, name, app, version } = order;
    this.live = readPointers(order.live, releasesDir);
    this.release = readRelease(releasesDir, order);
    this.composition = { ...this.live, [name]: readPointer({ app, version }, releasesDir) };
  }

  async run(): Promise<Check[]> {
    const { order, checks, release } = this;
    const { releasesDir, name } = order;
    if (!order.isContractsOnly)
      await this.check('files', () => checkFiles(getFolder(releasesDir, order), release.files));
    const given = readShellFacts(releasesDir, __VERSION__);
    // What does not fit cannot be run.
    if (!(await this.check('requirements', () => findUnmet(release, given)))) return checks;
    const others = listRemotes(this.live).filter((other) => other !== name);
    const [own, before, ...neighbors] = await Promise.all([
      this.describe(name, this.composition),
      this.live[name] ? this.describe(name, this.live) : null,
      ...others.map((other) => this.describe(other, this.live)),
    ]);
    checks.push(...own.checks);
    if (!own.described) return checks;
    // A neighbor that does not load is no fault of this release.
    const known = others.flatMap((other, index) => {
      const neighbor = neighbors[index]?.described;
      return neighbor ? [{ name: other, ...neighbor }] : [];
    });
    await this.checkDeclarations(own.described, before?.described ?? null, known);
    await this.checkRelations(own.described, known);
    if (!order.isContractsOnly) await this.checkPages(own.described, known);
    return checks;
  }

  private async check(name: string, run: () => string[] | Promise<string[]>): Promise<boolean> {
    const startedAt = performance.now();
    const faults = await run();
    this.checks.push({ name, ms: Math.round(performance.now() - startedAt), faults });
    return faults.length === 0;
  }

  private task(names: RemoteName[], task: GateTask, among = this.composition): Promise<TaskResult> {
    const remotes = Object.fromEntries(
      remoteEntries(among).filter(([name]) => names.includes(name)),
    ) as Registry['remotes'];
    return runGateTask({ remotes }, task, this.options);
  }

  /** A version says the same of itself whatever is live beside it. */
  private describe(name: RemoteName, among: Registry['remotes']): Promise<TaskResult> {
    const key = `${this.options.releasesDir} ${name} ${among[name]?.version}`;
    const known = described.get(key) ?? this.task([name], { what: 'describe', name }, among);
    described.set(key, known);
    return known;
  }

  private async checkDeclarations(own: DescribedRemote, before: DescribedRemote | null, known: Neighbor[]) {
    const { name, dropped } = this.order;
    const getRoutes = (remote: RemoteName, { routes }: DescribedRemote) => ({
      name: remote,
      segments: this.composition[remote]?.segments ?? [],
      routes,
    });
    await this.check('routes', () =>
      checkRoutes({
        candidate: getRoutes(name, own),
        live: before && getRoutes(name, before),
        others: known.map((neighbor) => getRoutes(neighbor.name, neighbor)),
        dropped,
      }),
    );
    const offers = (remote: RemoteName) => ({
      name: remote,
      publicFiles: this.composition[remote]?.publicFiles ?? [],
    });
    const others = listRemotes(this.live).filter((other) => other !== name);
    await this.check('public files', () => [
      ...checkPublicFiles(offers(name), others.map(offers)),
      ...checkPublicFolders(offers(name), Object.keys(this.release.files)),
    ]);
  }

  /** What others show and expect of the release, and what it expects of them. */
  private async checkRelations(own: DescribedRemote, known: Neighbor[]) {
    const { name } = this.order;
    const framed: ShownComponent[] = frameFragments.map((id) => ({ id, shownBy: 'the shell', path: '' }));
    const shown = [...findShownComponents(known), ...framed].filter(({ id }) => id.startsWith(`${name}/`));
    const components = this.task([name], { what: 'components', shown });
    const provided = known.filter((neighbor) => own.reliesOn.includes(neighbor.name));
    const consumers = known.filter(({ reliesOn }) => reliesOn.includes(name));
    const contracts = [
      this.task([name], { what: 'contracts', consumer: 'shell', provider: name }),
      this.task([name], { what: 'contracts', consumer: name, provider: name }),
      ...provided.map((neighbor) => this.checkContract(name, neighbor.name)),
      ...consumers.map((neighbor) => this.checkContract(neighbor.name, name)),
    ];
    this.checks.push(join('fragments', [await components]), join('contracts', await Promise.all(contracts)));
  }

  /** Where a live remote ends the renderer without the candidate, too, it has no say. */
  private async checkContract(consumer: RemoteName, provider: RemoteName): Promise<TaskResult> {
    const task: GateTask = { what: 'contracts', consumer, provider };
    const result = await this.task([consumer, provider], task);
    if (!result.wasLost || consumer === this.order.name) return result;
    const withLive = await this.task([consumer, provider], task, this.live);
    return withLive.wasLost ? { checks: [], wasLost: true } : result;
  }

  private async checkPages(own: DescribedRemote, known: Neighbor[]) {
    const { name } = this.order;
    const touched = findTouchedPages(name, own, known);
    const rendered = own.pages.filter(({ isRendered }) => isRendered).map(({ path }) => path);
    const shownElsewhere = touched.filter(({ path }) => !own.pages.some((page) => page.path === path));
    const paths = [...rendered, ...shownElsewhere.map(({ path }) => path)];
    const excused = listRemotes(this.live).filter(
      (other) => other !== name && !known.some((neighbor) => neighbor.name === other),
    );
    const healthy = [name, ...known.map((neighbor) => neighbor.name)];
    const result = await this.task(healthy, { what: 'pages', paths, excused });
    this.checks.push({ ...join('pages', [result]), pages: touched });
  }
}

type Neighbor = DescribedRemote & { name: RemoteName };

/** Checks that a verdict must consist of. */
const REQUIRED = ['requirements', 'loading', 'messages', 'routes', 'public files', 'fragments', 'contracts'];

/** Checks a release against what is served; each step of a renderer may take `stepMs`. */
export async function checkRelease(order: GateOrder, stepMs: number, file?: string): Promise<Check[]> {
  const { releasesDir } = order;
  const shell = readShellFiles(releasesDir, __VERSION__);
  const options = { releasesDir, stepMs, shell, ...(file ? { file } : {}) };
  let checks: Check[];
  try {
    checks = await new ReleaseCheck(order, options).run();
  } catch (error) {
    return [{ name: 'release.json', ms: 0, faults: [`release.json cannot be used: ${toReason(error)}`] }];
  }
  if (hasFaults(checks)) return checks;
  const required = order.isContractsOnly ? REQUIRED : [...REQUIRED, 'files', 'pages'];
  const missing = required.filter((one) => !checks.some(({ name }) => name.startsWith(one)));
  return [...checks, ...missing.map((name) => ({ name, ms: 0, faults: [`there is no verdict on ${name}`] }))];
}
