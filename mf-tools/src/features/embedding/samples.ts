/** Snippets of the documentation, with the shop's own address. They stand in docs/embedding too, a test compares. */

export const element = (origin: string) => `<link rel="modulepreload" href="${origin}/embed/wax.js">
<script type="module" async src="${origin}/embed/calculators.js"></script>

<candle-calculator type="wax" units="metric" wax="soy" theme="light">
  <a href="${origin}/wax-calculator">Wax calculator</a>
</candle-calculator>`;

export const room = `candle-calculator:not(:defined) {
  display: block;
  min-height: 700px;
}`;

export const theming = `candle-calculator {
  --candle-accent: #1f5fa8;
  --candle-accent-strong: #17487f;
  --candle-panel: #f2f5f9;
  --candle-radius: 4px;
  --candle-font: Inter, sans-serif;
}
candle-calculator::part(result) {
  border: 1px solid #c8d4e3;
}`;

export const events = `const calculator = document.querySelector('candle-calculator');

calculator.addEventListener('calculated', ({ detail }) => {
  console.log(detail.type, detail.cause, detail.inputs, detail.result);
});
calculator.addEventListener('add-supplies', (event) => {
  event.preventDefault(); // otherwise our shop opens with this recipe
  console.log(event.detail.need, event.detail.packs, event.detail.link);
});
calculator.addEventListener('candle-error', ({ detail }) => {
  console.log(detail.reason);
});`;

export const elementPolicy = (origin: string) => `Content-Security-Policy: script-src 'self' ${origin}`;

export const pinned = (origin: string) => `<script type="module" async crossorigin="anonymous"
  src="${origin}/r/mf-tools/VERSION/client/embed/calculators-all.js"
  integrity="sha384-HASH"></script>`;

export const vite = (origin: string) => `// vite.config.js
import { federation } from '@module-federation/vite';

export default {
  plugins: [
    federation({
      name: 'my_site',
      remotes: {
        candle_calculators: {
          type: 'module',
          name: 'candle_calculators',
          entry: '${origin}/embed/federation/remoteEntry.js',
        },
      },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
};`;

export const rspack = (origin: string) => `// rspack.config.js
import { rspack } from '@rspack/core';

export default {
  plugins: [
    new rspack.container.ModuleFederationPluginV1({
      name: 'my_site',
      // The entry is an ES module, fetched when it is needed and not before.
      remoteType: 'import',
      remotes: { candle_calculators: '${origin}/embed/federation/remoteEntry.js' },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
    }),
  ],
};`;

export const reactUse = `const WaxCalculator = lazy(() => import('candle_calculators/WaxCalculator'));`;

export const plainPage = (
  origin: string,
) => `const container = await import('${origin}/embed/federation/remoteEntry.js');
await container.init({});
const factory = await container.get('./mount');
const calculator = factory().mount(document.querySelector('#calculator'), { type: 'supplies' });
// later: calculator.update({ theme: 'dark' }); calculator.unmount();`;

export const frame = (origin: string) => `<iframe
  src="${origin}/embed/frame.html?type=fragrance&origin=https://your-site.example"
  title="Fragrance oil calculator" width="100%" height="560" frameborder="0"></iframe>
<script type="module" async src="${origin}/embed/frame-host.js"></script>`;

export const frameListener = (
  origin: string,
) => `window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== '${origin}' || data?.type !== 'candle-calculator:height') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.height = data.height;
  }
});`;
