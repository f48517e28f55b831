import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import { promisedHashes } from '@shop/node/object-store/promisedFiles';
import { computeHash } from '@shop/node/object-store/releaseFiles';
import { initContainer } from '../../remotes/shareScope';

/** Texts of a server build by their paths: a release that is evaluated does not depend on the disk any more. */
type ServerTexts = Map<string, string>;

/** @throws where the build is not whole: a bundler would keep a chunk that it missed once as missing for ever */
async function readServerTexts(release: string): Promise<ServerTexts> {
  const promised = await promisedHashes(release);
  const names = promised
    ? Object.keys(promised)
    : await readdir(release, { recursive: true }).catch(() => []);
  const texts: ServerTexts = new Map();
  for (const name of names.filter((file) => /^server\/.+\.js$/.test(file))) {
    const file = path.join(release, name);
    const bytes = await readFile(file).catch(() => null);
    if (!bytes || (promised && promised[name] !== computeHash(bytes)))
      throw new Error(`${name} is missing or corrupt`);
    texts.set(file, bytes.toString('utf8'));
  }
  return texts;
}

/** The modules that a bundler's runtime asks for to load chunks, made for it: Node's own stay out of a remote's reach. */
function createRequire(texts: ServerTexts) {
  const modules: Record<string, object> = {
    // Both names lead to Node's own object.
    path: { ...path, posix: undefined, win32: undefined },
    fs: {
      readFile(file: string, _encoding: string, done: (error: Error | null, text?: string) => void) {
        const text = texts.get(file);
        if (text === undefined) return done(new Error(`${path.basename(file)} is no file of this release`));
        // A chunk that throws while it is evaluated throws here, inside the import that asked for it.
        done(null, text);
      },
    },
    // A script of its own has no `import()`: what it would load is no text of this release.
    vm: {
      runInThisContext: (code: string, filename: string) =>
        new Script(String(code), { filename: String(filename) }).runInThisContext(),
    },
  };
  return (id: string) => {
    const module = modules[id.replace(/^node:/, '')];
    if (!module) throw new Error(`a remote cannot require ${id} on the server`);
    return module;
  };
}

/**
 * Each evaluation gets a private `globalThis`, and a container that nobody holds any more is garbage. The federation
 * runtime's own Node loader keeps containers for the whole process, and has no time limit.
 */
export async function evaluateRelease(release: string, name: string, version: string) {
  const texts = await readServerTexts(release);
  const folder = path.join(release, 'server');
  const file = path.join(folder, 'remoteEntry.js');
  const code = texts.get(file);
  if (code === undefined) throw new Error(`${name} ${version} has no server/remoteEntry.js`);
  const parameters = 'exports, require, module, __filename, __dirname, globalThis, global';
  const script = new Script(`(function (${parameters}) {${code}\n})`, { filename: file });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const realm = Object.create(globalThis);
  script.runInThisContext()(module.exports, createRequire(texts), module, file, folder, realm, realm);
  return initContainer(module.exports[name] ?? module.exports, `${name} ${version}`);
}
