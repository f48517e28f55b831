/** What the developer's own page knows of the shop: its boot data, with one remote from this machine. */

const BOOT = /<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s;

type Override = { name: string; entry: string; segments: string[]; frame: string };

/** Boot data as it may stand in HTML. */
function inert(data: object) {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * A shop's page as a document that the browser fills: the frame and one remote from dev servers, everything else as the shop
 * serves it. The server's HTML would be of the remote's live version; it is left out.
 */
export function overridePage(html: string, { name, entry, segments, frame }: Override) {
  const [, found] = BOOT.exec(html) ?? [];
  if (!found) return null;
  const boot = JSON.parse(found);
  const own = { ...boot, area: null, fragments: [], failure: null, isRendered: false };
  own.composition = { ...boot.composition, [name]: { version: 'dev', entry, segments } };
  const files = { styles: [`${frame}/shop.css`], inlineStyles: [], scripts: [] };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="stylesheet" href="${frame}/shop.css" data-precedence="default"></head><body><div id="app"></div><script id="boot" type="application/json">${inert({ ...own, ...files })}</script><script src="${frame}/main.js" defer></script><script src="/@dev/bar.js" defer></script></body></html>`;
}

/** A policy that also allows dev servers, on this machine, as sources of what a page is made of. */
export function allowOrigins(policy: string, origins: string[]) {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return policy
    .split(';')
    .map((directive) => {
      const [what = ''] = directive.trim().split(' ');
      if (what === 'connect-src') return [directive, ...origins, ...sockets].join(' ');
      const isOpened = ['script-src', 'style-src', 'img-src', 'font-src', 'media-src'].includes(what);
      return isOpened ? [directive, ...origins].join(' ') : directive;
    })
    .join(';');
}

/** The script of the bar that says what is overridden. The page's root is the document: what it clears comes back. */
export function barScript(text: string) {
  return `const bar = document.createElement('shop-bar');
bar.setAttribute('role', 'region');
bar.setAttribute('aria-label', 'Development');
bar.textContent = ${JSON.stringify(text)};
Object.assign(bar.style, { position: 'fixed', insetInline: '0', bottom: '0', zIndex: '2147483000', padding: '6px 12px',
  background: '#1f1b16', color: '#fff', font: '14px/1.4 system-ui, sans-serif', textAlign: 'center' });
const show = () => { if (document.body && !bar.isConnected) document.body.append(bar); };
new MutationObserver(show).observe(document, { childList: true, subtree: true });
show();`;
}
