import { eventMessages, HEIGHT_MESSAGE, REPEAT_MESSAGE } from './frameMessage';

// A message counts only from this script's origin and a frame of this page.
const script = new URL(import.meta.url);
const MAX_HEIGHT = 10_000;
const names = new Map(Object.entries(eventMessages).map(([name, message]) => [message, name]));
const heard = new WeakMap<HTMLIFrameElement, Set<string>>();

type Pushed = { event: string; candle: unknown };

function pushToDataLayer(pushed: Pushed) {
  if (!script.searchParams.has('dataLayer')) return;
  const page: Window & { dataLayer?: Pushed[] } = window;
  page.dataLayer ??= [];
  page.dataLayer.push(pushed);
}

const frames = () => [...document.querySelectorAll('iframe')];

window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (origin !== script.origin) return;
  const frame = frames().find((known) => known.contentWindow === source);
  if (!frame) return;
  const { type, height, detail, repeated } = data ?? {};
  const kinds = heard.get(frame) ?? new Set();
  if (repeated && kinds.has(type)) return;
  heard.set(frame, kinds.add(type));
  if (type === HEIGHT_MESSAGE && Number.isInteger(height) && height > 0 && height <= MAX_HEIGHT) {
    frame.height = String(height);
  }
  const name = names.get(type);
  if (!name || typeof detail !== 'object') return;
  frame.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  pushToDataLayer({ event: `candle_${name.replace('candle-', '').replace('-', '_')}`, candle: detail });
});

// This script may begin after a frame has told. To '*': one that is still on its way has no origin to name.
for (const { src, contentWindow } of frames()) {
  if (src.startsWith(`${script.origin}/`)) contentWindow?.postMessage({ type: REPEAT_MESSAGE }, '*');
}
