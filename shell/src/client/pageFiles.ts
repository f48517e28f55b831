import type { Boot } from '../boot';

export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** All at once, so that they arrive together; each runs in a task of its own. */
export async function preloadScripts({ scripts, integrity }: Boot) {
  for (const href of scripts) {
    const checked = { crossOrigin: 'anonymous', integrity: integrity?.[href] ?? '' };
    const preload = { rel: 'preload', as: 'script', ...(__ASSETS_ORIGIN__ ? checked : {}), href };
    document.head.append(Object.assign(document.createElement('link'), preload));
    await pause();
  }
}

/** A bundler looks for the link of a style sheet before it fetches it: a disabled one is found. */
export function registerInlineStyles(styles: string[]) {
  for (const href of styles) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.setAttribute('disabled', '');
    document.head.append(link);
  }
}
