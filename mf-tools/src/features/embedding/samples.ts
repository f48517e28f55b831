/** Snippets of the documentation, with the shop's own address. They stand in docs/embedding too, a test compares. */

export const element = (
  origin: string,
) => `<script type="module" src="${origin}/embed/calculators.js"></script>

<candle-calculator type="wax" units="metric" wax="soy" theme="light"></candle-calculator>`;

export const theming = `candle-calculator {
  --candle-accent: #1f5fa8;
  --candle-accent-strong: #17487f;
  --candle-on-accent: #ffffff;
  --candle-paper: #ffffff;
  --candle-panel: #f2f5f9;
  --candle-radius: 4px;
  --candle-font: "Inter", sans-serif;
}
candle-calculator::part(result) {
  border: 1px solid #c8d4e3;
}`;

export const events = `const calculator = document.querySelector('candle-calculator');

calculator.addEventListener('calculated', ({ detail }) => {
  console.log(detail.type, detail.inputs, detail.result);
});
calculator.addEventListener('add-supplies', (event) => {
  event.preventDefault(); // otherwise our shop opens with this recipe
  console.log(event.detail.need, event.detail.link);
});`;

export const elementPolicy = (origin: string) => `Content-Security-Policy: script-src 'self' ${origin}`;

export const pinned = (origin: string) => `<script type="module" crossorigin="anonymous"
  src="${origin}/r/mf-tools/VERSION/client/embed/calculators-all.js"
  integrity="sha384-HASH"></script>`;

export const vite = (origin: string) => `import { federation } from '@module-federation/vite';

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

export const reactUse = `import WaxCalculator from 'candle_calculators/WaxCalculator';

<WaxCalculator
  start={{ wax: 'soy', diameter: '8', height: '9', candles: '4' }}
  theme="light"
  onCalculated={({ result }) => console.log(result)}
  onAddSupplies={({ need }) => false /* false: you take care of it */}
/>;`;

export const plainPage = (
  origin: string,
) => `const container = await import('${origin}/embed/federation/remoteEntry.js');
await container.init({});
const factory = await container.get('./mount');
const calculator = factory().mount(document.querySelector('#calculator'), { type: 'supplies' });
// later: calculator.update({ theme: 'dark' }); calculator.unmount();`;

export const frame = (origin: string) => `<iframe
  src="${origin}/embed/frame.html?type=fragrance&origin=https://your-site.example"
  title="Fragrance oil calculator" width="640" height="620" style="width: 100%"></iframe>
<script type="module" src="${origin}/embed/frame-host.js"></script>`;

export const frameListener = (
  origin: string,
) => `window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== '${origin}' || data?.type !== 'candle-calculator:height') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.height = data.height;
  }
});`;
