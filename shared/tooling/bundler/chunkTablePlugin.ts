import { createHash } from 'node:crypto';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import { computeHash } from '@shop/node/object-store/releaseFiles';

/** What the bundler's runtime asks for the address of a chunk; in place of a list of hashes in its own code. */
const LOOKUPS: Record<string, (table: string) => string> = {
  public_path: (table) => `__webpack_require__.p = ${table}.base;`,
  'get javascript chunk filename': (table) => `__webpack_require__.u = (id) => ${table}.js[id] + '.js';`,
  'get css chunk filename': (table) => `__webpack_require__.k = (id) => ${table}.css[id] + '.css';`,
};

type Table = Record<'js' | 'css', Record<string, string>>;

function getTable(compilation: Compilation): Table {
  const table: Table = { js: {}, css: {} };
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime() || chunk.id === undefined || chunk.id === null) continue;
    for (const kind of ['js', 'css'] as const) {
      const file = [...chunk.files].find((name) => name.endsWith(`.${kind}`));
      if (file) table[kind][chunk.id] = file.slice(0, -kind.length - 1);
    }
  }
  return table;
}

type Entry = { name: string; table: Table; container: string; integrity: string | null };

/** Chunks are looked for where the entry came from, whatever page loads it. */
function entryCode({ name, table, container, integrity }: Entry) {
  const guard = integrity ? `script.crossOrigin = 'anonymous'; script.integrity = '${integrity}';` : '';
  return `var ${name} = (() => {
const { src } = document.currentScript, { origin, pathname, href } = new URL('.', src);
const files = (self.${name}_files = ${JSON.stringify(table)});
files.base = origin === location.origin ? pathname : href;
const container = new Promise((resolve, reject) => {
const script = document.createElement('script');
script.onload = () => resolve(self.${name}_container);
script.onerror = () => reject(Error('${container} is lost'));
${guard}
script.src = files.base + '${container}' + new URL(src).search;
document.head.append(script);
});
container.catch(() => {});
return { init: (...given) => container.then((one) => one.init(...given)), get: (name) => container.then((one) => one.get(name)) };
})();
`;
}

/** Keeps addresses of chunks out of the runtime: a change of one chunk changes no other script of some size. */
export function chunkTable(name: string, isRemote: boolean, hasIntegrity: boolean) {
  return (compiler: Compiler) => {
    compiler.hooks.thisCompilation.tap('ChunkTable', (compilation) => {
      compilation.hooks.runtimeModule.tap('ChunkTable', (module) => {
        // The shell's own path is known before its table is.
        const lookup = isRemote || module.name !== 'public_path' ? LOOKUPS[module.name] : undefined;
        if (lookup && module.source) module.source.source = Buffer.from(lookup(`self.${name}_files`));
      });
      // Names are final: Rspack has replaced them by the hashes of contents.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkTable', stage }, () => {
        const table = getTable(compilation);
        if (!isRemote) return emit('chunks.json', JSON.stringify(table));
        const container = compilation.namedChunkGroups.get(name)?.getFiles()[0] ?? '';
        const bytes = compilation.getAsset(container)?.source.buffer() ?? '';
        const integrity = hasIntegrity ? computeHash(bytes) : null;
        const code = entryCode({ name, table, container, integrity });
        const { code: small } = rspack.experiments.swc.minifySync(code, { compress: true, mangle: true });
        const id = createHash('sha256').update(small).digest('hex').slice(0, 10);
        emit(`remoteEntry.${id}.js`, small);
      });
      const emit = (file: string, text: string) =>
        compilation.emitAsset(file, new rspack.sources.RawSource(text));
    });
  };
}
