import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Script } from 'node:vm';

/** A federation container: a remote's server build after evaluation. */
export type Container = {
  init: (scope: object, initScope: unknown[], options: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
};

/**
 * Evaluates the server build of a release. The federation runtime's own Node loader is not used: it keeps containers
 * for the whole process, so that a new version would never be served, and it has no time limit. Here each evaluation
 * gets a private `globalThis`, and a container that nobody holds any more is garbage.
 */
export async function evaluateContainer(folder: string, name: string, scope: object, version: string) {
  const file = path.join(folder, 'remoteEntry.js');
  const code = await readFile(file, 'utf8');
  const parameters = 'exports, require, module, __filename, __dirname, globalThis, global';
  const script = new Script(`(function (${parameters}) {${code}\n})`, { filename: file });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const realm = Object.create(globalThis);
  script.runInThisContext()(module.exports, createRequire(file), module, file, folder, realm, realm);
  const container = (module.exports[name] ?? module.exports) as Partial<Container>;
  if (typeof container.get !== 'function' || typeof container.init !== 'function') {
    throw new Error(`${name} ${version} is not a federation container`);
  }
  const options = { version, shareScopeKeys: 'default' };
  Object.defineProperty(options, 'shareScopeMap', { value: { default: scope } });
  await container.init(scope, [], options);
  return container as Container;
}
