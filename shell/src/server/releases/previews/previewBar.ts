import { escapeHtml } from '../../http/escapeHtml';
import { computePolicyHash } from '../../http/security';
import type { RenderResult } from '../../rendering/messages';

const STYLE =
  'shop-bar{position:sticky;bottom:0;z-index:1000;display:block;padding:.5rem 1rem;background:#1f1b16;color:#fff;font:1rem/1.5 system-ui,sans-serif;text-align:center}shop-bar a{color:#fff;margin-left:.5rem;display:inline-block;padding:.25rem}@media print{shop-bar{display:none}}';

const STYLE_HASH = computePolicyHash(STYLE);
const END = '<a href="?preview=end">End the preview</a>';

/** Puts a bar at the end of a finished page, outside of what React knows: no visitor's page carries code for it. */
export function addPreviewBar(page: RenderResult, text: string): RenderResult {
  if (page.contentType) return page;
  const bar = `<style>${STYLE}</style><shop-bar role="region" aria-label="Preview">${escapeHtml(text)} ${END}</shop-bar>`;
  const html = Buffer.from(page.html).toString('utf8');
  const at = html.lastIndexOf('</body>');
  const whole = at < 0 ? html + bar : html.slice(0, at) + bar + html.slice(at);
  return { ...page, html: new TextEncoder().encode(whole), styleHashes: [...page.styleHashes, STYLE_HASH] };
}
