const BOOT = /<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s;

type Override = { name: string; entry: string; segments: string[]; frame: string };

/** The server's HTML, of the live version, is left out: the browser renders the page. */
export function overridePage(html: string, { name, entry, segments, frame }: Override) {
  const [, found] = BOOT.exec(html) ?? [];
  if (!found) return null;
  const boot = JSON.parse(found);
  const own = { ...boot, fragments: [], failure: null, isRendered: false };
  own.composition = { ...boot.composition, [name]: { version: 'dev', entry, segments } };
  const files = { styles: [`${frame}/shop.css`], inlineStyles: [], scripts: [] };
  const inert = JSON.stringify({ ...own, ...files }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="stylesheet" href="${frame}/shop.css" data-precedence="default"></head><body><div id="app"></div><script id="boot" type="application/json">${inert}</script><script src="${frame}/main.js" defer></script><script src="/@dev/bar.js" defer></script></body></html>`;
}

export function allowOrigins(policy: string, origins: string[]) {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return policy
    .replace(/(?:script|style|img|font|media|connect)-src [^;]*/g, `$& ${origins.join(' ')}`)
    .replace(/connect-src [^;]*/, `$& ${sockets.join(' ')}`);
}

/** What clears the document takes the bar away: it comes back. */
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
