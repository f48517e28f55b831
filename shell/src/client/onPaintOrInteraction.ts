const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;
/** ms for a picture that hangs. */
const PATIENCE_MS = 4000;

export function onPaintOrInteraction(begin: () => void) {
  const waiting = new AbortController();
  const { signal } = waiting;
  const once = () => {
    if (signal.aborted) return;
    waiting.abort();
    begin();
  };
  for (const sign of SIGNS) document.addEventListener(sign, once, { signal, passive: true, capture: true });
  // The frame after the one that shows the last picture.
  const loaded = () => requestAnimationFrame(() => setTimeout(once));
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { signal });
  setTimeout(once, PATIENCE_MS);
}
