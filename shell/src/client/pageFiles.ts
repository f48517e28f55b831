import type { Boot } from '../boot';

/** Lets the browser answer what has come in meanwhile. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Asks for the scripts of the page: they arrive together, whatever waits for which. Each in a task of its own. */
export async function preloadScripts({ scripts, integrity }: Boot) {
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    if (__ASSETS_ORIGIN__) {
      link.crossOrigin = 'anonymous';
      link.integrity = integrity?.[href] ?? '';
    }
    link.href = href;
    document.head.append(link);
    await pause();
  }
}

/**
 * Styles that stand in the HTML. A bundler's runtime looks for the link of a file before it fetches it: a disabled one is
 * found, and fetches nothing.
 */
export function registerInlineStyles(styles: string[]) {
  for (const href of styles) {
    const link = document.createElement('link');
    link.disabled = true;
    link.setAttribute('disabled', '');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}
