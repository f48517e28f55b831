import type { Boot } from '../boot';

export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** All at once, so that they arrive together; each runs in a task of its own. */
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

/** A bundler looks for the link of a style sheet before it fetches it: a disabled one is found. */
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
