import path from 'node:path';
import { root } from '@shop/tooling';
import { rolldown } from 'rolldown';
import { embedVersion } from './changelog.mjs';
import shadowStyles from './shadowStyles.mjs';

/** @param {string} file */
const source = (file) => path.join(root, 'mf-tools/src', file);

const entries = {
  index: source('package/index.ts'),
  react: source('package/react.ts'),
  formulas: source('package/formulas.ts'),
};
/** Each whole in itself: what servers render is nothing that a browser loads. */
const serverEntries = {
  server: source('package/server.ts'),
  'react-server': source('package/reactServer.ts'),
};

/**
 * The calculators are drawn by src/embed/render; the React components are made with the React of the site that bundles them.
 * @type {Record<string, string>}
 */
const standIns = {
  '@shop/platform': source('embed/platformStub.tsx'),
  clsx: source('embed/joinClasses.ts'),
  react: source('embed/render/hooks.ts'),
  'react/jsx-runtime': source('embed/render/jsxRuntime.ts'),
};

/** @type {import('rolldown').Plugin} */
const resolveStandIns = {
  name: 'stand-ins',
  resolveId(name, importer) {
    const isWrapper = importer === entries.react || importer === serverEntries['react-server'];
    if (isWrapper && name === 'react') return { id: name, external: true };
    return standIns[name] ?? null;
  },
};

/** @type {import('rolldown').Plugin} */
const stylesAsScript = {
  name: 'shadow-styles',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code, id) => ({
      code: shadowStyles.call({ resourcePath: id }, code),
      moduleType: 'js',
      moduleSideEffects: true,
    }),
  },
};

/** Formulas alone bring no renderer, the element without a calculator neither. */
const sharedFiles = [
  { name: 'figures', test: /src[\\/]formulas[\\/]|shared[\\/]facts[\\/]|wickTexts\.ts/, minShareCount: 2 },
  {
    name: 'element',
    test: /embed[\\/](languages|calculatorTypes|shadowStyles)|words[\\/](words|en[\\/]loading)\.ts/,
  },
  { name: 'calculator', minShareCount: 2 },
];

/** @param {{ outputPath: string, version: string }} options */
export async function buildPackage(options) {
  for (const [name, file] of Object.entries(serverEntries)) await write(options, { [name]: file }, false);
  return write(options, entries, { groups: sharedFiles });
}

/**
 * @param {{ outputPath: string, version: string }} options
 * @param {Record<string, string>} input
 * @param {NonNullable<import('rolldown').OutputOptions['codeSplitting']>} codeSplitting
 */
async function write({ outputPath, version }, input, codeSplitting) {
  const made = await rolldown(inputOptions(input, version));
  const { output } = await made.write({
    ...outputOptions,
    dir: path.join(outputPath, 'package'),
    codeSplitting,
    // Its wrappers have hooks: frameworks that render on a server have to be told.
    banner: ({ name }) => (name.startsWith('react') ? '"use client";' : ''),
  });
  await made.close();
  return output;
}

/** @param {string} file */
export async function bundleWhole(file) {
  const made = await rolldown(inputOptions({ whole: file }, ''));
  const { output } = await made.generate({ ...outputOptions, codeSplitting: false });
  await made.close();
  return { code: output[0].code, moduleIds: output[0].moduleIds.filter((id) => path.isAbsolute(id)) };
}

/** @type {import('rolldown').OutputOptions} */
const outputOptions = {
  format: 'esm',
  minify: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
};

/**
 * @param {Record<string, string>} input
 * @param {string} version
 * @returns {import('rolldown').InputOptions}
 */
function inputOptions(input, version) {
  return {
    cwd: root,
    input,
    platform: 'neutral',
    resolve: { extensions: ['.tsx', '.ts', '.js'], symlinks: true },
    moduleTypes: { '.css': 'js' },
    plugins: [resolveStandIns, stylesAsScript],
    treeshake: { moduleSideEffects: (id) => id.endsWith('.css') },
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic' },
      define: {
        __SERVER__: 'false',
        __ASSETS_ORIGIN__: '""',
        'process.env.NODE_ENV': '"production"',
        __VERSION__: JSON.stringify(version),
        __EMBED_VERSION__: JSON.stringify(embedVersion()),
      },
    },
    logLevel: 'warn',
  };
}
