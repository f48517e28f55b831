import { calculatorTitles, shopPages } from '../../../embed/calculatorTypes';
import { componentNames } from '../../../embed/componentNames';
import { frameTag } from '../../../embed/frameTag';
import { getReservedHeight } from '../../../embed/reservedHeights';
import { toUrl } from '../../../formulas/toUrl';
import { federationLoad } from '../samples';
import { readableOn } from './readableOn';
import { getAttributes, type Settings } from './settings';

export type Integrity = { version: string; folder: string; files: Record<string, string> };

type Snippet = { code: string; css: string; policy: string };

/** Widths in px for which room is kept; where a place is as wide as its page, that of a common column. */
const COMMON_WIDTH = 700;

function tag(settings: Settings, origin: string): string {
  const attributes = Object.entries(getAttributes(settings)).map(([name, value]) => ` ${name}="${value}"`);
  const { type } = settings;
  return `<candle-calculator${attributes.join('')}>
  <a href="${origin}${shopPages[type]}">${calculatorTitles[type]}</a>
</candle-calculator>`;
}

export function getLook(accent: string): [name: string, value: string][] {
  if (!accent) return [];
  return [
    ['--candle-accent', accent],
    ['--candle-accent-strong', accent],
    ['--candle-on-accent', readableOn(accent)],
  ];
}

/** Room until the script has run, the width, the accent. */
function css({ type, accent, width }: Settings): string {
  const height = getReservedHeight(type, {}, width ?? COMMON_WIDTH);
  const look = [
    ...(width === null ? [] : [`  max-width: ${width}px;`]),
    ...getLook(accent).map(([name, value]) => `  ${name}: ${value};`),
  ];
  const room = `candle-calculator:not(:defined, .is-unavailable) {
  display: block;
  min-height: ${height}px;
}`;
  return look.length > 0 ? `candle-calculator {\n${look.join('\n')}\n}\n${room}` : room;
}

const scriptPolicy = (origin: string) => `script-src 'self' ${origin}`;

function tagSnippet(settings: Settings, origin: string): Snippet {
  const code = `<link rel="modulepreload" href="${origin}/embed/${settings.type}.js">
<script type="module" async src="${origin}/embed/calculators.js"></script>

${tag(settings, origin)}`;
  return { code, css: css(settings), policy: scriptPolicy(origin) };
}

function pinnedSnippet(settings: Settings, origin: string, { folder, files }: Integrity): Snippet {
  const name = 'calculators-all.js';
  const address = `${origin}${folder}${name}`;
  const hash = files[name] ?? '';
  const code = `<link rel="modulepreload" crossorigin="anonymous" href="${address}"
  integrity="${hash}">
<script type="module" async crossorigin="anonymous" src="${address}"
  integrity="${hash}"></script>

${tag(settings, origin)}`;
  return { code, css: css(settings), policy: scriptPolicy(origin) };
}

/** The origin of what was typed, 'my-site.example/blog' too; a placeholder for anything else. */
function siteOrigin(typed: string): string {
  const address = /^https?:\/\//.test(typed) ? typed : `https://${typed}`;
  return toUrl(address)?.origin ?? 'https://your-site.example';
}

function frameSnippet(settings: Settings, origin: string): Snippet {
  const { type, width } = settings;
  const code = `${frameTag({
    origin,
    query: { ...getAttributes(settings), origin: siteOrigin(settings.site.trim()) },
    title: calculatorTitles[type],
    width: '100%',
    height: getReservedHeight(type, {}, width ?? COMMON_WIDTH),
  })}
<script type="module" async src="${origin}/embed/frame-host.js"></script>`;
  const css =
    width === null ? '' : `iframe[src^="${origin}/embed/frame.html"] {\n  max-width: ${width}px;\n}`;
  return { code, css, policy: `frame-src ${origin}; ${scriptPolicy(origin)}` };
}

function props(settings: Settings): string {
  const { type: _type, theme, lang, ...start } = getAttributes(settings);
  const fields = Object.entries(start).map(([name, value]) => `${name}: '${value}'`);
  return [
    ...(fields.length > 0 ? [` start={{ ${fields.join(', ')} }}`] : []),
    ...(theme ? [` theme="${theme}"`] : []),
    ...(lang ? [` lang="${lang}"`] : []),
  ].join('');
}

function federationSnippet(settings: Settings, origin: string): Snippet {
  const { type } = settings;
  const name = componentNames[type];
  const code = `// CandleRecipe.jsx
import * as React from 'react';

${federationLoad(origin)}

const ${name} = React.lazy(() => load('./${name}'));

// Your page goes on where our shop cannot be reached.
class Boundary extends React.Component {
  state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

export function CandleRecipe() {
  const link = <a href="${origin}${shopPages[type]}">${calculatorTitles[type]}</a>;
  return (
    <Boundary fallback={link}>
      <React.Suspense fallback={link}>
        <${name}${props(settings)}>{link}</${name}>
      </React.Suspense>
    </Boundary>
  );
}`;
  return { code, css: css(settings), policy: scriptPolicy(origin) };
}

// A word of the text below: the shop itself does without the package.
const packageName = '@wick-and-wax/calculators';

function packageSnippet(settings: Settings, origin: string): Snippet {
  const name = componentNames[settings.type];
  const code = `// CandleRecipe.jsx
import { defineCalculators } from '${packageName}';
import { ${name} } from '${packageName}/react';

// 'Add what I need' opens this shop.
defineCalculators({ shop: '${origin}' });

export function CandleRecipe() {
  return <${name}${props(settings)} />;
}`;
  return { code, css: css(settings), policy: "script-src 'self'" };
}

export function getSnippet(settings: Settings, origin: string, integrity: Integrity): Snippet {
  switch (settings.method) {
    case 'tag':
      return tagSnippet(settings, origin);
    case 'pinned':
      return pinnedSnippet(settings, origin, integrity);
    case 'frame':
      return frameSnippet(settings, origin);
    case 'federation':
      return federationSnippet(settings, origin);
    case 'package':
      return packageSnippet(settings, origin);
  }
}
