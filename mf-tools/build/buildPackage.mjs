import path from 'node:path';
import { root } from '@shop/tooling';
import { rolldown } from 'rolldown';
import { embedVersion } from './changelog.mjs';
import shadowStyles from './shadowStyles.mjs';

const source = (file) => path.join(root, 'mf-tools/src', file);

/** The package's files for browsers and servers, by what its `exports` call them. */
const entries = {
  index: source('package/index.ts'),
  react: source('package/react.ts'),
  formulas: source('package/formulas.ts'),
};
/** Whole in itself: what servers render is nothing that a browser loads. */
const serverEntry = { server: source('package/server.ts') };

/** The calculators are drawn by src/embed/render; the React components are made with the React of the site that bundles them. */
const standIns = {
  '@shop/platform': source('embed/platformStub.tsx'),
  clsx: source('embed/joinClasses.ts'),
  react: source('embed/render/hooks.ts'),
  'react/jsx-runtime': source('embed/render/jsxRuntime.ts'),
};

const resolveStandIns = {
  name: 'stand-ins',
  resolveId(name, importer) {
    if (importer === entries.react && name === 'react') return { id: name, external: true };
    return standIns[name] ?? null;
  },
};

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

/**
 * Files that several parts share. Formulas alone bring no renderer, and the element without a calculator brings neither;
 * a part that only one calculator needs stays in its own file.
 */
const sharedFiles = [
  { name: 'figures', test: /src[\\/]formulas[\\/]|shared[\\/]facts[\\/]|wickTexts\.ts/, minShareCount: 2 },
  {
    name: 'element',
    test: /embed[\\/](languages|calculatorTypes|shadowSheets)|words[\\/](words|en[\\/]loading)\.ts/,
  },
  { name: 'calculator', minShareCount: 2 },
];

/** Bundles the package: each calculator is a part of its own, and what several need is in files that they share. */
export async function buildPackage(options) {
  await bundle(options, serverEntry, false);
  return bundle(options, entries, { groups: sharedFiles });
}

async function bundle({ outputPath, version }, input, codeSplitting) {
  const made = await rolldown({
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
  });
  const { output } = await made.write({
    dir: path.join(outputPath, 'package'),
    format: 'esm',
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting,
    // Its wrappers have hooks: frameworks that render on a server have to be told.
    banner: ({ name }) => (name === 'react' ? '"use client";' : ''),
  });
  await made.close();
  return output;
}
