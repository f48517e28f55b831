/**
 * Address of the script that this line runs in. A classic script is told it; in a module `import.meta` would say it, but
 * is a syntax error in a classic script, and both have to work. So a module reads it where every engine writes it.
 */
export function ownAddress(stack = new Error().stack ?? ''): URL {
  const script = document.currentScript;
  if (script instanceof HTMLScriptElement && script.src) return new URL(script.src);
  const [address = document.baseURI] = /https?:[^\s()]+?(?=:\d+(:|\s|$))/.exec(stack) ?? [];
  return new URL(address);
}

/**
 * The script's address in the shop. A combiner serves the script from another site: there `data-shop` on its tag names
 * the shop's origin.
 */
export function shopAddress(script: URL): URL {
  const tags = document.querySelectorAll<HTMLScriptElement>('script[data-shop^=http]');
  const own = [...tags].find(({ src }) => src === script.href);
  return own ? new URL('/embed/calculators.js', own.dataset.shop) : script;
}
