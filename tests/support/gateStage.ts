import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Ended, runNode } from './runNode';
import { root } from './startShop';

/** Milliseconds that a step of the gate may take here. */
const STEP_MS = '4000';
/** Exit code of a release that a busy machine could not judge. */
const NOT_JUDGED = 75;
const MAX_TRIES = 3;

type Release = {
  requires: Record<string, string>;
  platformNames: string[];
  files: Record<string, string>;
  sizes: Record<string, number>;
  version: string;
  remote: {
    name: string;
    exposes: Record<string, string>;
    segments: string[];
    publicFiles?: { path: string; folder: string }[];
  };
};

type Tools = {
  /** Puts code in front of the container's get: it has `get` and `name`, and gives a factory. */
  wrapContainer: (code: string) => void;
  append: (file: string, text: string) => void;
  /** Adds code to the browser's entry, which then has another name: that of a file tells its content. */
  appendToEntry: (text: string) => void;
  /** The browser's entry, relative to the release. */
  entry: () => string;
  /** A file of the browser by the name of its chunk, relative to the release. */
  chunk: (name: string) => string;
  replaceInServer: (from: string, to: string) => void;
  editFacts: (change: (release: Release) => void) => void;
  /** Changes a file behind the release's back. */
  corrupt: (file: string) => void;
};

function computeHash(file: string) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

/** The means to alter a copy of a release. */
function toolsFor(folder: string): Tools & { seal: () => void } {
  const releaseFile = path.join(folder, 'release.json');
  const corrupted: string[] = [];
  const read = (): Release => JSON.parse(readFileSync(releaseFile, 'utf8'));
  const editFacts: Tools['editFacts'] = (change) => {
    const release = read();
    change(release);
    writeFileSync(releaseFile, JSON.stringify(release));
  };
  const append: Tools['append'] = (file, text) => {
    appendFileSync(path.join(folder, file), text);
    for (const ending of ['.br', '.gz']) rmSync(path.join(folder, file + ending), { force: true });
  };
  const client = path.join(folder, 'client');
  const entryName = () => readdirSync(client).find((name) => /^remoteEntry\.\w+\.js$/.test(name)) ?? '';
  return {
    editFacts,
    append,
    entry: () => `client/${entryName()}`,
    chunk: (name) => `client/${readdirSync(client).find((file) => file.startsWith(`${name}.`))}`,
    appendToEntry(text) {
      const before = entryName();
      append(`client/${before}`, text);
      const content = readFileSync(path.join(client, before));
      const after = `remoteEntry.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.js`;
      renameSync(path.join(client, before), path.join(client, after));
      const assets = path.join(client, 'assets.json');
      writeFileSync(assets, readFileSync(assets, 'utf8').replaceAll(before, after));
      editFacts((release) => {
        release.files[`client/${after}`] = '';
        release.sizes[release.remote.name] = brotliCompressSync(content).length;
      });
    },
    wrapContainer(code) {
      append(
        'server/remoteEntry.js',
        `;for (const [key, { init, get }] of Object.entries(module.exports))
           module.exports[key] = { init, get: async (name) => { ${code}\n return get(name); } };`,
      );
    },
    replaceInServer(from, to) {
      let count = 0;
      for (const name of readdirSync(path.join(folder, 'server')).filter((file) => file.endsWith('.js'))) {
        const file = path.join(folder, 'server', name);
        const text = readFileSync(file, 'utf8');
        if (text.includes(from)) count++;
        writeFileSync(file, text.replaceAll(from, to));
      }
      if (count === 0) throw new Error(`no file of the server build holds ${from}`);
    },
    corrupt: (file) => void corrupted.push(file),
    /** Writes the hashes anew, as if it had been built so. */
    seal() {
      editFacts((release) => {
        const files = Object.keys(release.files).filter((file) => {
          try {
            return computeHash(path.join(folder, file));
          } catch {
            return false;
          }
        });
        release.files = Object.fromEntries(files.map((file) => [file, computeHash(path.join(folder, file))]));
        release.version = path.basename(folder);
      });
      for (const file of corrupted) appendFileSync(path.join(folder, file), ' ');
    },
  };
}

/** A releases folder with the shop's own releases, and a registry that points at them: no shop is running on it. */
export async function makeGateStage() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gate-stage-'));
  const releases = path.join(folder, 'releases');
  const env = { RELEASES_DIR: releases, DATA_DIR: folder, GATE_STEP_MS: STEP_MS };
  const script = `import { loadTooling } from './shared/tooling/compiled.mjs';
    const { releasedApps, sourceVersion } = await loadTooling('apps');
    console.log(JSON.stringify(Object.fromEntries(releasedApps.map((app) => [app, sourceVersion(app)]))));`;
  const { said } = await runNode(['--input-type=module', '-e', script], root);
  const versions: Record<string, string> = JSON.parse(said);
  for (const [app, version] of Object.entries(versions)) {
    mkdirSync(path.join(releases, app), { recursive: true });
    symlinkSync(path.join(root, 'releases', app, version), path.join(releases, app, version));
  }
  symlinkSync(path.join(root, 'releases/media'), path.join(releases, 'media'));
  const pointers = Object.entries(versions)
    .filter(([app]) => app !== 'shell')
    .map(([app, version]) => [app.replace('-', '_'), { app, version, before: [], rolledBack: [] }]);
  const registryFile = path.join(folder, 'registry.json');
  writeFileSync(registryFile, JSON.stringify({ generation: 1, remotes: Object.fromEntries(pointers) }));

  /** The release command, in this repository or in a copy of it. Where a busy machine gives no verdict it is tried again. */
  async function releaseFrom(
    source: string,
    app: string,
    version: string,
    ...more: string[]
  ): Promise<Ended> {
    const command = path.join(source, 'shared/tooling/run.mjs');
    const run = () =>
      runNode([command, 'release/release', '--version', version, ...more], path.join(source, app), env);
    let ended = await run();
    for (let tries = 1; tries < MAX_TRIES && ended.code === NOT_JUDGED; tries++) ended = await run();
    return ended;
  }

  function readChecks(app: string, version: string): { name: string; pages?: { path: string }[] }[] {
    return JSON.parse(readFileSync(path.join(releases, app, version, 'checks.json'), 'utf8')).checks;
  }

  return {
    versions,
    alter(app: string, version: string, change: (tools: Tools) => void) {
      const target = path.join(releases, app, version);
      cpSync(path.join(root, 'releases', app, versions[app] ?? ''), target, { recursive: true });
      const tools = toolsFor(target);
      change(tools);
      tools.seal();
    },
    /** Where the shop of this stage would run. */
    place: { folder: releases, registryFile },
    release: (app: string, version: string, ...more: string[]) => releaseFrom(root, app, version, ...more),
    releaseFrom,
    /** Makes a version live behind the gate's back. */
    pointAt(name: string, version: string) {
      const registry = JSON.parse(readFileSync(registryFile, 'utf8'));
      registry.remotes[name].version = version;
      delete registry.remotes[name].canary;
      writeFileSync(registryFile, JSON.stringify(registry));
    },
    /** Opens a version to a share of visitors behind the gate's back. */
    openCanary(name: string, version: string) {
      const registry = JSON.parse(readFileSync(registryFile, 'utf8'));
      const trial = {
        share: 0.1,
        pages: 300,
        minutes: 15,
        salt: 'the salt of a stage',
        openedAt: new Date(),
      };
      registry.remotes[name].canary = { version, ...trial };
      writeFileSync(registryFile, JSON.stringify(registry));
    },
    doctor: () => runNode([path.join(root, 'shared/tooling/run.mjs'), 'release/doctor'], root, env),
    getChecks: (app: string, version: string) => readChecks(app, version).map(({ name }) => name),
    /** Paths that a look in the browser would open, or has opened. */
    getPages: (app: string, version: string) =>
      readChecks(app, version).flatMap(({ pages = [] }) => pages.map(({ path }) => path)),
    liveVersion: (name: string): string =>
      JSON.parse(readFileSync(registryFile, 'utf8')).remotes[name].version,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
