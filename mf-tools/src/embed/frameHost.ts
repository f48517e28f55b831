import { HEIGHT_MESSAGE } from './frameMessage';

/**
 * For the page around: gives every framed calculator the height it asks for. A message counts only when it comes from
 * this script's own origin and from the window of one of this page's frames.
 */
const shopOrigin = new URL(import.meta.url).origin;
const MAX_HEIGHT = 10_000;

window.addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (origin !== shopOrigin || data?.type !== HEIGHT_MESSAGE) return;
  const { height } = data;
  if (!Number.isInteger(height) || height <= 0 || height > MAX_HEIGHT) return;
  const frame = [...document.querySelectorAll('iframe')].find((known) => known.contentWindow === source);
  if (frame) frame.height = String(height);
});
