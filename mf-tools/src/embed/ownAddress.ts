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
