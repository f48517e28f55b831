import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { computeHash } from '@shop/node/object-store/releaseFiles';
import platformPackage from '@shop/platform/package.json' with { type: 'json' };
import type { Pointer } from '../../shell/src/server/composition/registry';

/** A pointer at a version of one of this shop's remotes, as its remote.json declares it. */
export function aPointer(app: string, version: string): Pointer {
  const file = path.join(__dirname, '../..', app, 'remote.json');
  const { segments } = JSON.parse(readFileSync(file, 'utf8'));
  return { app, version, segments, publicFiles: [] };
}

/** A release folder of a test's own, with containers written by hand: the protocol without the bundler. */
export function makeTestReleases() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  return {
    folder,
    /** Publishes a release whose modules are given as the source of an object by expose: "{ './routes': … }". */
    publish(app: string, version: string, modules: string, platform = platformPackage.version) {
      const name = app.replace('-', '_');
      const server = path.join(folder, app, version, 'server');
      const client = path.join(folder, app, version, 'client');
      mkdirSync(server, { recursive: true });
      mkdirSync(client, { recursive: true });
      writeFileSync(
        path.join(folder, app, version, 'release.json'),
        JSON.stringify({ app, version, platform, remote: { segments: aPointer(app, version).segments } }),
      );
      writeFileSync(
        path.join(client, 'assets.json'),
        JSON.stringify({ [name]: { js: ['entry.js'] }, 'page-x': { js: ['x.js'], css: ['x.css'] } }),
      );
      writeFileSync(
        path.join(server, 'remoteEntry.js'),
        `let scope; const modules = ${modules};
         module.exports = { ${name}: { init: (shared) => { scope = shared; }, get: async (name) => { const load = modules[name]; if (!load) throw new Error('no ' + name); return load; } } };`,
      );
    },
    publishRaw(app: string, version: string, code: string) {
      const server = path.join(folder, app, version, 'server');
      mkdirSync(server, { recursive: true });
      writeFileSync(path.join(server, 'remoteEntry.js'), code);
    },
    /** Writes the hash of every file into release.json, as the build does. */
    promise(app: string, version: string) {
      const release = path.join(folder, app, version);
      const files = readdirSync(release, { recursive: true, encoding: 'utf8' })
        .filter((file) => file !== 'release.json' && statSync(path.join(release, file)).isFile())
        .map((file) => [file, computeHash(readFileSync(path.join(release, file)))]);
      const text = readFileSync(path.join(release, 'release.json'), 'utf8');
      const described = { ...JSON.parse(text), files: Object.fromEntries(files) };
      writeFileSync(path.join(release, 'release.json'), JSON.stringify(described));
    },
    write(file: string, text: string | Uint8Array) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    },
    remove: () => removeFolder(folder),
  };
}

/** What has been told to stop may be writing its last word. The retries of `rmSync` itself do not look for new files. */
function removeFolder(folder: string) {
  for (let tries = 0; tries < 20; tries++)
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  return rmSync(folder, { recursive: true, force: true });
}
