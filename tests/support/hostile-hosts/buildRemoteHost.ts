import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { snippet } from '../docSnippets';
import { root } from '../startShop';

export type RemoteHost = 'rspack' | 'webpack' | 'vite' | 'runtime';

/** A site that shows a page of mf-learn, a cart of mf-cart and a calculator of mf-tools, each where its code has come. */
const site = `
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { ShopFaq } from './ShopFaq.jsx';
import { load } from './shop.js';
import { openCart } from './shopCart.js';

class Boundary extends React.Component {
  state = { hasFailed: false };
  static getDerivedStateFromError() { return { hasFailed: true }; }
  render() { return this.state.hasFailed ? 'away' : this.props.children; }
}
const WaxCalculator = React.lazy(() => load('candle_calculators/WaxCalculator'));
function Cart() {
  const [count, setCount] = React.useState('no cart yet');
  React.useEffect(() => {
    openCart().then(({ store, cartModule }) => {
      store.dispatch(cartModule.itemAdded({ id: 'x', name: 'X', price: 1, slug: 'x', image: '/x.jpg' }));
      setCount(cartModule.selectItemCount(store.getState()) + ' in the cart');
    }, () => setCount('cart away'));
  }, []);
  return <p id="cart">{count}</p>;
}
const region = (id, content) => (
  <section id={id}><Boundary><React.Suspense fallback="loading">{content}</React.Suspense></Boundary></section>
);
createRoot(document.querySelector('#site')).render(
  <main>
    <p>The site stands.</p>
    <Cart />
    {region('faq', <ShopFaq />)}
    {region('calculator', <WaxCalculator start={{ wax: 'soy', diameter: 8, height: 9, candles: 4 }} />)}
  </main>,
);
`;

/** How each documented configuration is run. */
const compile = (bundler: string, config: string) => `
import run from '${bundler}';
import config from './${config}';
const output = { path: process.cwd() + '/dist', filename: '[name].js', publicPath: 'auto' };
run({ ...config, mode: 'production', performance: false, output }, (error, stats) => {
  if (error || stats.hasErrors()) console.error(error ?? stats.toString());
  process.exit(error || stats.hasErrors() ? 1 : 0);
});`;
const runs: Record<RemoteHost, string> = {
  rspack: compile('@rspack/core', 'rspack.config.mjs').replace('import run', 'import { rspack as run }'),
  webpack: compile('webpack', 'webpack.config.mjs'),
  vite: "import { build } from 'vite';\nawait build({ logLevel: 'error', configFile: './vite.config.mjs' });",
  // No federation plugin: the rules that compile the platform are those of the configuration above.
  runtime: compile('@rspack/core', 'rspack.config.mjs')
    .replace('import run', 'import { rspack as run }')
    .replace('...config,', '...config, plugins: config.plugins.slice(0, 1),'),
};

/**
 * Somebody else's application, from the documented blocks. `packages` is the folder in which its tools are installed. It lies below the
 * repository: React, the router and the platform are those that a team installs.
 */
export async function buildRemoteHost(host: RemoteHost, packages: string, shop: string) {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(root, `.cache/${host}-host-`));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await symlink(path.join(packages, 'node_modules'), path.join(folder, 'node_modules'));
  await write('package.json', '{ "type": "module" }');
  await write('shop.js', snippet('hosts.md', '// shop.js', shop));
  await write('ShopFaq.jsx', snippet('hosts.md', '// ShopFaq.jsx', shop));
  await write('shopCart.js', snippet('hosts.md', '// shopCart.js', shop));
  await write('share.js', snippet('hosts.md', '// share.js', shop));
  await write('site.jsx', site);
  await write(
    'main.js',
    host === 'runtime' ? "import './share.js';\nimport './site.jsx';" : "import('./site.jsx');",
  );
  await write('rspack.config.mjs', snippet('hosts.md', '// rspack.config.mjs', shop));
  await write('webpack.config.mjs', snippet('hosts.md', '// webpack.config.mjs', shop));
  await write('vite.config.mjs', snippet('hosts.md', '// vite.config.mjs', shop));
  const tag = host === 'vite' ? 'type="module" ' : 'defer ';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A site</title></head><body><h1>A site</h1><div id="site"></div><script ${tag}src="/main.js"></script></body></html>`;
  await write('index.html', html);
  await write('build.mjs', runs[host]);
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, ['build.mjs'], { cwd: folder, timeout: 120_000, env });
  const served = path.join(folder, 'dist');
  if (host !== 'vite') await writeFile(path.join(served, 'index.html'), html);
  return { folder, served, html: await readFile(path.join(served, 'index.html'), 'utf8') };
}
