/**
 * npm writes into package-lock.json only those native parts that its registry could give it. A platform whose part is missing
 * there never gets it, and `npm ci` refuses the file. The missing entries can be written without the packages themselves: their
 * names say for which system, processor and C library they are.
 */

/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, optional?: boolean, cpu?: string[],
 *   dev?: boolean, devOptional?: boolean, hasInstallScript?: boolean, optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** For which platforms a package is, as its name says: `@swc/core-linux-x64-musl`. @param {string} name */
function readPlatform(name) {
  const words = name.split(/[-/]/);
  const system = words.find((word) => SYSTEMS.includes(word));
  const processor = words.find((word) => PROCESSORS.includes(word));
  if (!processor) throw new Error(`${name} does not say for which processor it is`);
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  const saysLibc = words.some((word) => /^(musl|gnu|glibc)/.test(word));
  return {
    cpu: [processor],
    ...(saysLibc && system === 'linux' ? { libc: [libc] } : {}),
    ...(system ? { os: [system] } : {}),
  };
}

/**
 * Where Node, from this folder of the tree, would find a package: the nearest node_modules above that holds it.
 * @param {Lockfile['packages']} packages
 * @param {string} from
 * @param {string} name
 */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

/** Optional dependencies without an entry: their name, their exact version, and the package that wants them. @param {Lockfile} lockfile */
export function findMissing(lockfile) {
  const { packages } = lockfile;
  return Object.entries(packages).flatMap(([folder, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !resolve(packages, folder, name))
      .map(([name, version]) => ({ name, version, parent })),
  );
}

/** The lockfile with an entry for every native part, sorted as npm sorts it. @param {Lockfile} lockfile */
export function completeLockfile(lockfile) {
  const added = findMissing(lockfile).map(({ name, version, parent }) => {
    const { dev, devOptional } = parent;
    // In npm's own order, or its next install would move every line.
    const { cpu, libc, os } = readPlatform(name);
    const entry = { version, cpu, dev, devOptional, libc, optional: true, os };
    const said = Object.entries(entry).filter(([, value]) => value !== undefined);
    return /** @type {const} */ ([`node_modules/${name}`, Object.fromEntries(said)]);
  });
  const entries = [...Object.entries(lockfile.packages), ...added];
  entries.sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { ...lockfile, packages: Object.fromEntries(entries) };
}
