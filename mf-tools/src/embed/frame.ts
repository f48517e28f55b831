import { loading } from '../words/en/loading';
import { calculatorTitles, calculatorType, reflectedNames, shopPages, tagName } from './calculatorTypes';
import { eventMessages, HEIGHT_MESSAGE, MESSAGE_VERSION, REPEAT_MESSAGE } from './frameMessage';
import { loadWithRetry } from './loadWithRetry';
import { parentOrigin } from './parentOrigin';

const params = new URLSearchParams(location.search);
const type = calculatorType(params.get('type'));

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  'body{margin:0}h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
);
document.adoptedStyleSheets = [sheet];

const place = document.querySelector('#calculator') ?? document.body;
const heading = document.createElement('h1');
heading.textContent = calculatorTitles[type];
document.title = calculatorTitles[type];

/** In another language the form's own name says what it is. */
function translate() {
  const box = element.shadowRoot?.querySelector<HTMLElement>('[lang]');
  const name = box?.querySelector('form')?.ariaLabel;
  if (!box || !name || box.lang === document.documentElement.lang) return;
  document.documentElement.lang = box.lang;
  document.title = name;
  heading.textContent = name;
  place.ariaLabel = name;
}

const element = document.createElement(tagName);
element.addEventListener('candle-ready', translate);
for (const name of reflectedNames) {
  const value = params.get(name);
  if (value !== null) element.setAttribute(name, value);
}
place.append(heading, element);

function fail(error: unknown) {
  const link = document.createElement('a');
  link.href = shopPages[type];
  link.textContent = loading.openInShop;
  element.append(`${loading.loadFailed} `, link);
  element.dispatchEvent(new CustomEvent('candle-error', { detail: { type, reason: String(error) } }));
}

// The page's own script, awaited: it says nothing of its failure.
loadWithRetry((isSecondTry) => {
  const file = new URL(isSecondTry ? 'calculators.js?again' : 'calculators.js', document.baseURI);
  return import(/* webpackIgnore: true */ file.href);
}).catch(fail);

// Only to origins that the address lists, and only where the page around is one of them.
const target = parentOrigin(params.getAll('origin'));
if (target && window.parent !== window) {
  const told = new Map<string, object>();
  const post = (message: { type: string } & ({ height: number } | { detail: unknown })) => {
    told.set(message.type, message);
    window.parent.postMessage({ ...message, version: MESSAGE_VERSION }, target);
  };
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== target || source !== window.parent || data?.type !== REPEAT_MESSAGE) return;
    for (const message of told.values())
      window.parent.postMessage({ ...message, version: MESSAGE_VERSION, repeated: true }, target);
  });
  for (const [name, message] of Object.entries(eventMessages)) {
    element.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) post({ type: message, detail: event.detail });
    });
  }
  const tellHeight = () => {
    const height = Math.ceil(place.getBoundingClientRect().height);
    if (height > 0) post({ type: HEIGHT_MESSAGE, height });
  };
  // Not while the calculator is on its way: the page around would move twice.
  const follow = () => {
    // A frame out of sight is not observed before it is scrolled to.
    tellHeight();
    new ResizeObserver(tellHeight).observe(place);
  };
  for (const name of ['candle-ready', 'candle-error']) element.addEventListener(name, follow, { once: true });
}
