import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { snippet } from '../docSnippets';
import { freePort } from '../freePort';
import { tarballAddress } from './buildPackageHost';
import { installPackages } from './hostPackages';
import type { HostSite } from './hostServer';

type Framework = {
  dependencies: Record<string, string>;
  /** The documented ones, and a page of the site's own. */
  files: (shop: string) => Record<string, string>;
  build: string[];
  serve: (port: string) => string[];
};

const program = (name: string) => `node_modules/${name}`;

/** The newest of each that Node 20.19 runs. */
const frameworks = {
  next: {
    dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
    files: (shop) => ({
      'app/CandleRecipe.jsx': snippet('frameworks.md', '// app/CandleRecipe.jsx', shop),
      'app/DefineCalculators.jsx': snippet('frameworks.md', '// app/DefineCalculators.jsx', shop),
      'app/layout.jsx':
        'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
      'app/page.jsx': `import { CandleRecipe } from './CandleRecipe';
        export default function Page() { return <main><h1>Ours</h1><CandleRecipe /><p>After</p></main>; }`,
      'app/other/page.jsx': `import Link from 'next/link';
        export default function Other() { return <Link href="/">To the calculator</Link>; }`,
    }),
    build: [program('next/dist/bin/next'), 'build'],
    serve: (port) => [program('next/dist/bin/next'), 'start', '--hostname', '127.0.0.1', '--port', port],
  },
  astro: {
    dependencies: { astro: '5.18.2' },
    files: (shop) => ({
      'src/components/CandleRecipe.astro': snippet('frameworks.md', '// src/components', shop),
      'src/pages/index.astro': `---
import CandleRecipe from '../components/CandleRecipe.astro';
---
<html lang="en"><head><meta charset="utf-8"><title>A site</title></head><body><h1>Ours</h1><CandleRecipe /><p>After</p></body></html>`,
      'src/pages/other.astro': '<html lang="en"><body><a href="/">To the calculator</a></body></html>',
    }),
    build: [program('astro/astro.js'), 'build'],
    serve: (port) => [program('astro/astro.js'), 'preview', '--host', '127.0.0.1', '--port', port],
  },
  nuxt: {
    dependencies: { nuxt: '4.4.2', vue: '3.5.45' },
    files: (shop) => ({
      'app/components/CandleRecipe.vue': snippet('frameworks.md', '<!-- app/components', shop),
      'app/plugins/calculators.client.js': snippet('frameworks.md', '// app/plugins', shop),
      'app/pages/index.vue': '<template><main><h1>Ours</h1><CandleRecipe /><p>After</p></main></template>',
      'app/pages/client-only.vue':
        '<template><main><ClientOnly><CandleRecipe /></ClientOnly></main></template>',
      'app/pages/other.vue': '<template><NuxtLink to="/">To the calculator</NuxtLink></template>',
      // Without it Nuxt finds no components by their names.
      'nuxt.config.ts': 'export default defineNuxtConfig({});',
      'app/app.vue': '<template><NuxtPage /></template>',
    }),
    build: [program('nuxt/bin/nuxt.mjs'), 'build'],
    serve: () => ['.output/server/index.mjs'],
  },
} satisfies Record<string, Framework>;

export type FrameworkName = keyof typeof frameworks;
export const frameworkNames: FrameworkName[] = ['next', 'astro', 'nuxt'];

/** A fresh site of the framework with the shop's package, built and served for production. */
export async function startFrameworkHost(name: FrameworkName, shop: string): Promise<HostSite> {
  const { dependencies, files, build, serve }: Framework = frameworks[name];
  const address = await tarballAddress(shop);
  const folder = await installPackages({ ...dependencies, '@wick-and-wax/calculators': address });
  for (const [file, text] of Object.entries(files(shop))) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const port = String(await freePort());
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    HOST: '127.0.0.1',
    PORT: port,
  };
  await promisify(execFile)(process.execPath, build, { cwd: folder, env });
  const server = spawn(process.execPath, serve(port), { cwd: folder, env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    server.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await expect.poll(async () => (await fetch(origin).catch(() => undefined))?.ok).toBe(true);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}
