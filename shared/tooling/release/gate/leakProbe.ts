/** Runs in the browser, before any script. Its functions reach the page as text: nothing outside is used. */

export type Leak = [where: string, what: string];
type Remote = { app: string; name: string };
type Shared = EventTarget | null | undefined;
type Watch = {
  open: Map<unknown, Leak>;
  found: Leak[];
  isOver: boolean;
  isOwn: () => boolean;
  note: (what: string) => void;
};
type State = Map<string, unknown>;

export function describeTarget(target: Shared) {
  if (target === window) return 'window';
  return target === document ? 'document' : Object(target).tagName?.toLowerCase();
}

export function isShared(target: Shared) {
  const { documentElement, head, body } = document;
  return new Set<Shared>([window, document, documentElement, head, body]).has(target);
}

export function watchListeners({ open, isOwn }: Watch) {
  const numbers = new WeakMap<object, number>();
  const getNumber = (listener: object) => {
    const number = numbers.get(listener) ?? Math.random();
    numbers.set(listener, number);
    return number;
  };
  const toKey = (target: Shared, type: string, listener: object, options: unknown) =>
    `${describeTarget(target)} ${type} ${getNumber(listener)} ${Boolean(Object(options).capture ?? options)}`;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    const { once, signal } = Object(options);
    if (listener && isShared(target) && isOwn() && !once) {
      const key = toKey(target, type, listener, options);
      open.set(key, [location.pathname, `listener ${describeTarget(target)} ${type}`]);
      signal?.addEventListener('abort', () => open.delete(key));
    }
    return Reflect.apply(addEventListener, target, [type, listener, options]);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (listener && isShared(target)) open.delete(toKey(target, type, listener, options));
    return Reflect.apply(removeEventListener, target, [type, listener, options]);
  };
}

export function watchTimers(watch: Watch) {
  const { open, isOwn, note } = watch;
  const { setInterval: start, clearInterval: stop } = window;
  Reflect.set(window, 'setInterval', (...args: unknown[]) => {
    const id = Reflect.apply(start, window, args);
    if (isOwn()) open.set(`interval ${id}`, [location.pathname, `interval of ${args[1] ?? 0} ms`]);
    return id;
  });
  window.clearInterval = (id) => {
    open.delete(`interval ${id}`);
    stop.call(window, id);
  };
  // A chain of timeouts is an interval, too; one alone may be a question that is asked once more.
  const callers = new Set<string>();
  const chains = {
    setTimeout: 'timeout that is set again and again',
    requestAnimationFrame: 'animation frame that is asked for again and again',
  };
  for (const [name, what] of Object.entries(chains)) {
    const begin = Reflect.get(window, name);
    Reflect.set(window, name, (...args: unknown[]) => {
      if (watch.isOver && isOwn()) {
        const known = callers.size;
        if (callers.add(`${name} ${new Error().stack}`).size === known) note(what);
      }
      return Reflect.apply(begin, window, args);
    });
  }
}

export function watchObservers({ open, isOwn }: Watch) {
  for (const kind of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver']) {
    const { prototype } = Reflect.get(window, kind);
    const { observe, disconnect } = prototype;
    prototype.observe = function (target: Node, ...more: unknown[]) {
      if (isShared(target) && isOwn())
        open.set(this, [location.pathname, `${kind} of ${describeTarget(target)}`]);
      return Reflect.apply(observe, this, [target, ...more]);
    };
    prototype.disconnect = function () {
      open.delete(this);
      return Reflect.apply(disconnect, this, []);
    };
  }
}

export function watchElementNames({ isOwn, note }: Watch) {
  const { define } = customElements;
  customElements.define = (tag, ...more) => {
    if (isOwn()) note(`custom element ${tag}`);
    return Reflect.apply(define, customElements, [tag, ...more]);
  };
}

export function listSharedObjects(): Record<string, object> {
  const classes =
    'Array Object String Number Function Promise Map Set Date RegExp Element HTMLElement Node Document EventTarget Storage History XMLHttpRequest Response Request CustomElementRegistry';
  const prototypes = classes
    .split(' ')
    .map((name) => [`${name}.prototype`, Reflect.get(window, name).prototype]);
  const objects = { history, navigator, document, location, JSON, Math, console, customElements };
  return { window, ...Object.fromEntries(prototypes), ...objects };
}

export function takeState(): State {
  const state: State = new Map();
  // Frames by number, and values that any page may change.
  const isAnyones = (key: string) => /^window\.(\d+|event|name|status|scroll[XY]|page[XY]Offset)$/.test(key);
  for (const [name, owner] of Object.entries(listSharedObjects()))
    for (const [key, one] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
      if (!isAnyones(`${name}.${key}`)) state.set(`${name}.${key}`, one.value ?? one.get);
  for (const target of [window, document])
    for (const key in target)
      if (/^on[a-z]+$/.test(key) && Reflect.get(target, key))
        state.set(`handler ${describeTarget(target)}.${key}`, Reflect.get(target, key));
  for (const key of Object.keys(localStorage)) state.set(`storage key ${key}`, true);
  for (const key of Object.keys(sessionStorage)) state.set(`session storage key ${key}`, true);
  for (const one of document.cookie.split('; ').filter(Boolean))
    state.set(`cookie ${one.split('=')[0]}`, true);
  return state;
}

export function compareStates(before: State, now: State) {
  // Names that loaders use for any remote: its container and its list of chunks.
  const isLoaders = (key: string) =>
    /^window\.(((webpackChunk|rspackChunk|chunkLoading)?_?mf_?\w+$)|__FEDERATION__|(webpack|rspack)Chunk)/.test(
      key,
    );
  return [...now].flatMap(([key, value]) => {
    const old = before.get(key);
    if (before.has(key)) return old !== value && typeof old === 'function' ? [`patch of ${key}`] : [];
    if (isLoaders(key)) return [];
    if (/^(handler|storage|session|cookie) /.test(key)) return [key];
    return [key.startsWith('window.') ? `global ${key}` : `patch of ${key}`];
  });
}

/** Marks of html and body; selectors of a remote's style sheets that reach elements which it does not show. */
export function listStyles({ app, name }: Remote, earlier: WeakSet<StyleSheet>) {
  const listRules = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return 'cssRules' in rule ? listRules(Object(rule.cssRules)) : [];
    });
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter((sheet) =>
    sheet.href ? sheet.href.includes(`/r/${app}/`) : !earlier.has(sheet),
  );
  const selectors = sheets.flatMap((sheet) => listRules(sheet.cssRules)).map((rule) => rule.selectorText);
  const strays = selectors.filter((selector) => {
    // A state that nobody is in now counts as well.
    const plain = selector.replace(
      /::[\w-]+(\([^)]*\))?|:(hover|focus|focus-visible|focus-within|active|visited)\b/g,
      '',
    );
    try {
      const reached = [...document.querySelectorAll(plain)];
      return reached.some((element) => !element.closest(`[class*="${name}-"]`));
    } catch {
      return false;
    }
  });
  const marks = [document.documentElement, document.body].flatMap((element) => [
    ...[...element.style].map((name) => `style ${name} of ${describeTarget(element)}`),
    ...[...element.classList].map((name) => `class ${name} of ${describeTarget(element)}`),
  ]);
  return [...strays.map((selector) => `style ${selector}`), ...marks];
}

/** `window.leakProbe` with `begin`, `look`, and `end`, which gives leaks a second later. */
export function installLeakProbe(remote: Remote) {
  const PAUSE_MS = 400;
  const CHAIN_MS = 850;
  const wait = setTimeout.bind(window);
  const pause = (ms: number) => new Promise((resolve) => wait(resolve, ms));
  const watch: Watch = {
    open: new Map(),
    found: [],
    isOver: false,
    isOwn: () => String(new Error().stack).includes(`/r/${remote.app}/`),
    note: (what) => watch.found.push([location.pathname, what]),
  };
  for (const begin of [watchListeners, watchTimers, watchObservers, watchElementNames]) begin(watch);
  let state: State = new Map();
  const styledAt = new Map<string, string>();
  const sheets = new WeakSet<StyleSheet>();
  const look = () => {
    const now = takeState();
    compareStates(state, now).forEach(watch.note);
    state = now;
    for (const style of listStyles(remote, sheets))
      styledAt.set(style, styledAt.get(style) ?? location.pathname);
  };
  Reflect.set(window, 'leakProbe', {
    begin() {
      state = takeState();
      for (const sheet of document.styleSheets) sheets.add(sheet);
      for (const style of listStyles(remote, sheets)) styledAt.set(style, '');
    },
    look,
    async end() {
      look();
      await pause(PAUSE_MS);
      watch.isOver = true;
      await pause(CHAIN_MS);
      look();
      const styles = listStyles(remote, sheets).map((what): Leak => [styledAt.get(what) ?? 'a page', what]);
      return [...watch.found, ...styles.filter(([where]) => where), ...watch.open.values()];
    },
  });
}
