/** Snippets of the documentation, with the shop's own address. They stand in docs/embedding too, a test compares. */

export const element = (origin: string) => `<link rel="modulepreload" href="${origin}/embed/wax.js">
<script type="module" async src="${origin}/embed/calculators.js"></script>

<candle-calculator type="wax" units="metric" wax="soy" theme="light">
  <a href="${origin}/wax-calculator">Wax calculator</a>
</candle-calculator>`;

export const room = `candle-calculator:not(:defined, .is-unavailable) {
  display: block;
  min-height: 750px;
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

export const federationLoad = (
  origin: string,
) => `// At run time, and for 8 seconds at most: your page goes on while our shop is slow, hangs or is gone.
function load(name) {
  const entry = '${origin}/embed/federation/remoteEntry.js';
  const loading = import(/* webpackIgnore: true */ /* @vite-ignore */ entry);
  const limit = new Promise((_resolve, reject) => {
    setTimeout(reject, 8000, new Error('The calculator did not answer within 8 seconds.'));
  });
  return Promise.race([loading.then((container) => container.load(name, React)), limit]);
}`;

export const reactUse = `const WaxCalculator = React.lazy(() => load('./WaxCalculator'));`;

export const plainPage = (
  origin: string,
) => `const container = await import('${origin}/embed/federation/remoteEntry.js');
await container.init({});
const factory = await container.get('./mount');
const calculator = factory().mount(document.querySelector('#calculator'), { type: 'supplies' });
// later: calculator.update({ theme: 'dark' }); calculator.unmount();`;

export const frame = (origin: string) => `<iframe
  src="${origin}/embed/frame.html?type=fragrance&origin=https://your-site.example"
  title="Fragrance oil calculator" width="100%" height="560" frameborder="0" loading="lazy" referrerpolicy="strict-origin"></iframe>
<script type="module" async src="${origin}/embed/frame-host.js"></script>`;

export const frameListener = (
  origin: string,
) => `window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== '${origin}' || data?.type !== 'candle-calculator:height') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.height = data.height;
  }
});`;
