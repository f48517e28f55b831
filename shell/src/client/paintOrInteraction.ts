const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;
/** ms for a picture that hangs. */
const PATIENCE_MS = 4000;

export function paintOrInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const onSign = () => resolve();
    for (const sign of SIGNS)
      document.addEventListener(sign, onSign, { once: true, passive: true, capture: true });
    // The frame after the one that shows the last picture.
    const loaded = () => requestAnimationFrame(() => setTimeout(resolve));
    if (document.readyState === 'complete') loaded();
    else window.addEventListener('load', loaded);
    setTimeout(resolve, PATIENCE_MS);
  });
}
