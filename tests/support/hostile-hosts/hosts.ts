/** Pages of other people that a calculator has to survive, and that have to survive the calculator. */
export type Host = {
  name: string;
  css: string;
  html?: string;
  head?: string;
  headers?: (shop: string) => Record<string, string>;
};

/** Width in px of the place that every host gives to the calculator, at the left; its own content is at the right. */
export const PLACE_WIDTH = 720;

export const hosts: Host[] = [
  { name: 'neutral', css: '' },
  { name: 'everything unset', css: '* { all: unset }' },
  {
    name: 'old framework resets',
    css: `
      :root { --color-ink: red; --color-paper: blue; --space-16: 99px; --font-text: cursive; --text-36: 4px }
      * { box-sizing: content-box; margin: 0 }
      html { font-family: sans-serif; font-size: 10px }
      body { font: 14px/1.42857 "Comic Sans MS", cursive; color: #f0f; letter-spacing: 3px; text-transform: uppercase; text-align: right }
      label { display: inline-block; max-width: 100%; font-weight: bold; color: green }
      input, button, select, textarea { font: 30px/1 monospace; border: 5px dashed red; border-radius: 0; padding: 20px }
      button { background: lime; color: black }
      table { border-spacing: 9px; background: pink } td, th { padding: 30px }
      h2, h3 { font-size: 80px; color: orange } dl, dt, dd { margin: 40px; float: left }
      fieldset, form, section { border: 9px groove; padding: 50px }
      .form-control, .Frame, .root { display: none }`,
  },
  { name: 'root of 62.5%', css: 'html { font-size: 62.5% }' },
  { name: 'dark', css: '', head: '<meta name="color-scheme" content="dark">' },
  { name: 'right to left', css: '', html: 'lang="ar" dir="rtl"' },
  {
    name: 'strict policy',
    css: '',
    headers: (shop) => ({
      'Content-Security-Policy': `default-src 'none'; script-src ${shop}; style-src 'self'; base-uri 'none'; form-action 'none'`,
    }),
  },
];

/** What stands beside the calculator, and must look the same before and after it came. */
const content = `
  <h2>Our own heading</h2><p>Our own text with a <a href="#x">link</a>.</p>
  <form><label>Our field <input value="ours"></label><button type="button">Our button</button></form>
  <table><tr><th>Our</th><td>table</td></tr></table><dl><dt>Term</dt><dd>Text</dd></dl>`;

/** Paths of a host's page and of its style sheet. */
export function hostPaths(host: Host): { page: string; style: string } {
  const slug = host.name.replaceAll(' ', '-').replace('%', '');
  return { page: `/${slug}`, style: `/${slug}.css` };
}

/** The host's page. Its style sheet is a file, because the strict one allows no other. */
export function hostPage(host: Host): string {
  return `<!doctype html><html ${host.html ?? 'lang="en"'}><head><meta charset="utf-8"><title>${host.name}</title>${host.head ?? ''}
<link rel="stylesheet" href="${hostPaths(host).style}"></head><body>
<div id="place"><candle-calculator type="supplies" diameter="3" height="4" candles="2"></candle-calculator></div>
<div id="own">${content}</div></body></html>`;
}

/**
 * The host's styles, and where the two halves of the page stand whatever those say. Only places and sizes are fixed:
 * what is inherited (type, color, direction, spacing) reaches the calculator's door as the host has it.
 */
export function hostStyle(host: Host): string {
  return `${host.css}
#place, #own { display: block !important; position: absolute !important; top: 0 !important; margin: 0 !important; padding: 0 !important; border: 0 !important }
#place { left: 0 !important; width: ${PLACE_WIDTH}px !important }
#own { left: ${PLACE_WIDTH}px !important; width: 500px !important; height: 700px !important; overflow: hidden !important }`;
}
