/** ms; a hidden window paints nothing. */
const NO_FRAME_MS = 200;

/** Resolves after the next paint, or when the page is left. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const once = () => {
      window.removeEventListener('pagehide', once);
      resolve();
    };
    requestAnimationFrame(() => setTimeout(once));
    setTimeout(once, NO_FRAME_MS);
    window.addEventListener('pagehide', once);
  });
}
