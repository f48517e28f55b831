/** Milliseconds after which a window that shows no frames, as a hidden one, is waited for no longer. */
const NO_FRAME_MS = 200;

/**
 * Settles when the browser has painted what a press has changed at once, so that the rest of its work delays no frame; before
 * the page is left in any case.
 */
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
