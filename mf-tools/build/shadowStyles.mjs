import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shop/tooling';

/**
 * A CSS file becomes a script that registers its text: constructable sheets pass any policy.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function shadowStyles(source) {
  const registry = path.join(import.meta.dirname, '../src/embed/shadowStyles.ts');
  const { name } = path.parse(this.resourcePath);
  const isModule = name.endsWith('.module');
  const prefix = letters(modules.indexOf(this.resourcePath));
  const names = new Map();

  let css = shortenTokens(withoutUnused(minify(isolate(inlineTokens(source))), name));
  if (isModule) {
    css = css.replace(/\.([a-z][\w-]*)/gi, (_match, /** @type {string} */ className) => {
      const short = names.get(className) ?? prefix + names.size;
      names.set(className, short);
      return `.${short}`;
    });
  }
  const exported = Object.fromEntries(names);
  return [
    `import { addStyles } from ${JSON.stringify(registry)};`,
    `addStyles(${JSON.stringify(css)});`,
    `export default ${JSON.stringify(exported)};`,
  ].join('\n');
}

const modules = [
  path.join(import.meta.dirname, '../src'),
  // Beside this remote, or installed in a repository of its own.
  realpathSync(path.join(root, 'node_modules/@shop/ui')),
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => path.join(folder, file)),
);

/**
 * 0 -> 'a', 25 -> 'z', 26 -> 'ba'. Short, because the names travel to every site.
 * @param {number} index
 * @returns {string}
 */
function letters(index) {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26)) + letter;
}

const theme = readFileSync(path.join(import.meta.dirname, '../src/embed/theme.css'), 'utf8');

/** Tokens that no page changes and that are plain values: each stands where it is used, and has no name any more. */
const tokens = new Map(
  [
    ...theme.matchAll(
      /^ {2}(--(?:space|text|motion|measure|header|shadow|color-amber)[\w-]*): ([\w.#]+);$/gm,
    ),
  ].map(([, name, value]) => [name, value]),
);

/** The others by a short name. They are set on the calculator's own box, so that none of the page's comes through. */
const shortNames = new Map(
  [...new Set([...theme.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name))]
    .filter((name) => !tokens.has(name))
    .map((name, index) => [name, `--${letters(index)}`]),
);

/** @param {string} css */
const shortenTokens = (css) => css.replace(/--[\w-]+/g, (name) => shortNames.get(name) ?? name);

/** @param {string} css */
function inlineTokens(css) {
  return css
    .replace(/^ {2}(--[\w-]+): [\w.#]+;$/gm, (line, name) => (tokens.has(name) ? '' : line))
    .replace(/var\((--[\w-]+)\)/g, (use, name) => tokens.get(name) ?? use);
}

/**
 * Looks that no calculator on another site has, by style sheet.
 * @type {Record<string, string[]>}
 */
const unused = {
  'Button.module': ['quiet', 'button[aria-disabled'],
  'Field.module': ['required', 'error'],
  'WickGuide.module': ['sold'],
};

/** @param {string} css @param {string} name */
function withoutUnused(css, name) {
  const classes = unused[name] ?? [];
  return css.replace(/([^{}]+)\{[^{}]*\}/g, (rule, /** @type {string} */ selectors) => {
    const kept = selectors
      .split(',')
      .filter((one) => !classes.some((unworn) => one.startsWith(`.${unworn}`)))
      .join(',');
    return kept && kept + rule.slice(selectors.length);
  });
}

/** Root font size that the design is drawn for. */
const REM_PX = 16;

/** No rem (the page's root may be 62.5%), no viewport; `:root` is the calculator's own box. @param {string} css */
function isolate(css) {
  return css
    .replace(/@import [^;]+;/g, '')
    .replace(/(\d*\.?\d+)rem\b/g, (_match, value) => `${Number(value) * REM_PX}px`)
    .replace(/(\d*\.?\d+)vw\b/g, '$1cqi')
    .replace(/:root\b/g, '.candle')
    .replace(/^(html|body)\b/gm, '.candle');
}

/** @param {string} css */
function minify(css) {
  return (
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,>~]) ?/g, '$1')
      .replace(/ ?\/ ?|(?<=\() | (?=\))/g, (sign) => sign.trim())
      .replace(/: /g, ':')
      .replace(/="([a-z]+)"]/g, '=$1]')
      .replace(/(@[a-z]+) \(/g, '$1(')
      // Nothing moves here, or casts a shadow.
      .replace(/(transition:[^;}]* 0ms [^;}]*|box-shadow:none);?/g, '')
      .replace(/;}/g, '}')
      .replace(/([ ,:(])0\.(?=\d)/g, '$1.')
      .replace(/#(\w)\1(\w)\2(\w)\3\b/g, '#$1$2$3')
      .trim()
  );
}
