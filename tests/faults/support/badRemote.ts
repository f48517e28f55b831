import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { computeHash } from '@shop/node/object-store/releaseFiles';
import { makeReleaseFolder } from './releaseFolder';
import { pointersAt } from './shellAlone';

/** What a remote may do to the shop. The first four happen to its files, the others in its code. */
export const faults = [
  'folder gone',
  'entry corrupt',
  'entry missing',
  'entry unreadable',
  'hangs',
  'throws on load',
  'throws in render',
  'rejects later',
  'endless loop on load',
  'endless loop in render',
  'memory exhausted',
  'wrong schema',
] as const;
export type Fault = (typeof faults)[number];

const inRender = ['throws in render', 'rejects later', 'endless loop in render', 'memory exhausted'];

/** True for a fault that costs one page; the others cost the remote. */
export const costsOnePage = (fault: Fault) => inRender.includes(fault);

/**
 * The server build of a remote as it is, but for what the file `fault` beside it says at this moment. The build stands inside:
 * it gets its chunks as each build does, from what the shell has read.
 */
function wrapper(name: string, page: string, build: string) {
  return `
const fs = require('node:fs');
const fault = () => { try { return fs.readFileSync(__dirname + '/fault', 'utf8'); } catch { return ''; } };
if (fault() === 'throws on load') throw new Error('thrown on load');
if (fault() === 'endless loop on load') for (;;);
const inner = { exports: {} };
(function (exports, module) {${build}
})(inner.exports, inner);
const original = inner.exports.${name} ?? inner.exports;
function misbehave() {
  const now = fault();
  if (now === 'throws in render') throw new Error('thrown in render');
  if (now === 'rejects later') Promise.reject(new Error('rejected later'));
  if (now === 'endless loop in render') for (;;);
  if (now === 'memory exhausted') { const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length)); }
}
function spoilt(route) {
  if (route.path !== '${page}') return route;
  return { ...route, lazy: async () => {
    const module = await route.lazy();
    return { ...module, Component: (props) => { misbehave(); return module.Component(props); } };
  } };
}
module.exports = { ${name}: {
  init: (...parameters) => original.init(...parameters),
  get: async (expose) => {
    if (fault() === 'hangs') await new Promise(() => {});
    const load = await original.get(expose);
    if (expose !== './routes') return load;
    return () => {
      const module = load();
      return { ...module, routes: fault() === 'wrong schema' ? { none: true } : module.routes.map(spoilt) };
    };
  },
} };
`;
}

type Options = { versions: Record<string, string>; app: string; page: string };

/** A release folder like the shop's, in which one remote can be told to misbehave, and a registry beside it. */
export function makeBadRemote({ versions, app, page }: Options) {
  const version = versions[app] ?? '';
  const place = makeReleaseFolder(versions, { [app]: [version] }, 'copied');
  const release = path.join(place.folder, app, version);
  const server = path.join(release, 'server');
  const entry = path.join(server, 'remoteEntry.js');
  writeFileSync(entry, wrapper(app.replace('-', '_'), page, readFileSync(entry, 'utf8')));
  promiseAgain(release, ['server/remoteEntry.js']);

  const getDeclaration = (one: string, its: string) =>
    JSON.parse(readFileSync(path.join(place.folder, one, its, 'release.json'), 'utf8')).remote;
  const pointers = Object.entries(pointersAt(versions)).map(([name, pointer]) => [
    name,
    { ...pointer, remote: getDeclaration(pointer.app, pointer.version) },
  ]);
  place.point(1, Object.fromEntries(pointers));

  const good = readFileSync(entry);
  const aside = `${release}.aside`;
  return {
    ...place,
    cause(fault: Fault) {
      if (fault === 'folder gone') return renameSync(release, aside);
      if (fault === 'entry corrupt') return writeFileSync(entry, `${good.toString()};;`);
      if (fault === 'entry missing') return rmSync(entry);
      if (fault !== 'entry unreadable') return writeFileSync(path.join(server, 'fault'), fault);
      rmSync(entry);
      mkdirSync(entry);
    },
    end() {
      if (existsSync(aside)) renameSync(aside, release);
      rmSync(entry, { recursive: true, force: true });
      writeFileSync(entry, good);
      rmSync(path.join(server, 'fault'), { force: true });
    },
  };
}

/** Writes the hashes of changed files into release.json: this remote is bad on purpose, and says so. */
function promiseAgain(release: string, files: string[]) {
  const file = path.join(release, 'release.json');
  const described = JSON.parse(readFileSync(file, 'utf8'));
  for (const one of files) described.files[one] = computeHash(readFileSync(path.join(release, one)));
  writeFileSync(file, JSON.stringify(described));
}
