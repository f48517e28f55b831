import { mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const source = fileURLToPath(new URL('./vite-host', import.meta.url));
const tools = fileURLToPath(new URL('../../../mf-tools', import.meta.url));

/** Builds the Vite site against a running shop, into a folder of its own. */
export async function buildViteHost(shop: string): Promise<string> {
  const { resolve } = createRequire(path.join(tools, 'package.json'));
  const { build } = await import(pathToFileURL(resolve('vite')).href);
  const { federation } = await import(pathToFileURL(resolve('@module-federation/vite')).href);
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'vite-host-'));
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'esnext' },
    plugins: [
      federation({
        name: 'vite_host',
        dts: false,
        remotes: {
          candle_calculators: {
            type: 'module',
            name: 'candle_calculators',
            entry: `${shop}/embed/federation/remoteEntry.js`,
          },
        },
        shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      }),
    ],
  });
  return outDir;
}
