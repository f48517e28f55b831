import { eventMessages, HEIGHT_MESSAGE, REPEAT_MESSAGE } from './frameMessage';
import { ownAddress } from './ownAddress';

const tag = document.querySelector<HTMLScriptElement>('script[src*="/embed/frame-host"]');
// A message counts only from this script's origin and a frame of this page. A page may have no stack traces: then the tag tells it.
const script = ownAddress(`${new Error().stack} ${tag?.src}:1`);
const MAX_HEIGHT = 10_000;
const names = new Map(Object.entries(eventMessages).map(([name, message]) => [message, name]));
const heard = new WeakMap<HTMLIFrameElement, Set<string>>();

// Safari's stack has no query: a tag tells it.
const hasDataLayer =
  script.searchParams.has('dataLayer') ||
  document.querySelector(`script[src^="${script.origin}/"][src*="/embed/frame-host"][src*="?dataLayer"]`);

type Pushed = { event: string; candle: unknown };

function pushToDataLayer(pushed: Pushed) {
  const page: Window & { dataLayer?: Pushed[] } = window;
  page.dataLayer ??= [];
  page.dataLayer.push(pushed);
}

/** In open shadow roots, too. */
function findFrames(root: ParentNode): HTMLIFrameElement[] {
  const below = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [...root.querySelectorAll('iframe'), ...below.flatMap(findFrames)];
}

window.addEventListener('message', (event: MessageEvent & { isTold?: boolean; isPushed?: boolean }) => {
  if (event.origin !== script.origin) return;
  const isFrame = ({ contentWindow }: HTMLIFrameElement) => contentWindow === event.source;
  const frame = [...document.querySelectorAll('iframe')].find(isFrame) ?? findFrames(document).find(isFrame);
  if (!frame) return;
  // A tag manager may have brought this script a second time, by another address.
  const { isTold } = event;
  event.isTold = true;
  const { type, height, detail, repeated } = event.data ?? {};
  const kinds = heard.get(frame) ?? new Set();
  if (repeated && kinds.has(type)) return;
  heard.set(frame, kinds.add(type));
  if (type === HEIGHT_MESSAGE && Number.isInteger(height) && height > 0 && height <= MAX_HEIGHT) {
    frame.height = String(height);
  }
  const name = names.get(type);
  if (!name || typeof detail !== 'object') return;
  if (!isTold) frame.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  if (!hasDataLayer || event.isPushed) return;
  event.isPushed = true;
  pushToDataLayer({ event: `candle_${name.replace('candle-', '').replace('-', '_')}`, candle: detail });
});

// This script may begin after a frame has told. To '*': one that is still on its way has no origin to name.
for (const { src, contentWindow } of findFrames(document)) {
  if (src.startsWith(`${script.origin}/`)) contentWindow?.postMessage({ type: REPEAT_MESSAGE }, '*');
}
