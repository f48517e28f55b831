/** ms; a hidden window paints nothing. */
const NO_FRAME_MS = 200;

/** Resolves after the next paint, or when the page is left. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
    window.addEventListener('pagehide', () => resolve(), { once: true });
  });
}
