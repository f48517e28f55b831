/**
 * Runs in the browser before any script of a page: notes what one remote leaves behind. `window.leakProbe` then has `begin`,
 * `look` and `end`, which give leaks as `[where, what]`. Whose a listener or a timer is, its stack says.
 * @param {{ app: string, name: string }} remote workspace and container of the remote that is watched
 */
export function installLeakProbe({ app, name }) {
  /** Milliseconds that what runs on after a page has to end. */
  const SETTLE_MS = 400;
  const own = `/r/${app}/`;
  const isOwn = () => String(new Error().stack).includes(own);
  const call = Reflect.apply;
  const place = () => location.pathname;
  const wait = setTimeout.bind(window);
  /** What is open now and was begun by the remote: key to where and what. */
  const open = new Map();
  const found = [];
  const note = (what) => found.push([place(), what]);
  let isOver = false;

  const getName = (target) =>
    target === window ? 'window' : target === document ? 'document' : target?.tagName?.toLowerCase();
  const isShared = (target) =>
    [window, document, document.documentElement, document.body, document.head].includes(target);

  function watchListeners() {
    const ids = new WeakMap();
    const computeId = (listener) => {
      if (!ids.has(listener)) ids.set(listener, Math.random());
      return ids.get(listener);
    };
    const toKey = (target, type, listener, options) =>
      `${getName(target)} ${type} ${computeId(listener)} ${Boolean(options?.capture ?? options)}`;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window;
      if (listener && isShared(target) && isOwn() && !Object(options).once) {
        const key = toKey(target, type, listener, options);
        open.set(key, [place(), `listener ${getName(target)} ${type}`]);
        Object(options).signal?.addEventListener('abort', () => open.delete(key));
      }
      return call(addEventListener, target, [type, listener, options]);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const target = this ?? window;
      if (listener && isShared(target)) open.delete(toKey(target, type, listener, options));
      return call(removeEventListener, target, [type, listener, options]);
    };
  }

  function watchTimers() {
    const {
      setInterval: start,
      clearInterval: stop,
      setTimeout: later,
      requestAnimationFrame: frame,
    } = window;
    window.setInterval = (...args) => {
      const id = call(start, window, args);
      if (isOwn()) open.set(`interval ${id}`, [place(), `interval of ${args[1] ?? 0} ms`]);
      return id;
    };
    window.clearInterval = (id) => {
      open.delete(`interval ${id}`);
      return call(stop, window, [id]);
    };
    // A chain of timeouts is an interval, too.
    const watchedLater = (...args) => {
      if (isOver && isOwn()) note('timeout that is set again and again');
      return call(later, window, args);
    };
    Reflect.set(window, 'setTimeout', watchedLater);
    window.requestAnimationFrame = (...args) => {
      if (isOver && isOwn()) note('animation frame that is asked for again and again');
      return call(frame, window, args);
    };
  }

  function watchObservers() {
    for (const kind of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver']) {
      const { observe, disconnect } = window[kind].prototype;
      const numbers = new WeakMap();
      window[kind].prototype.observe = function (target, ...more) {
        numbers.set(this, numbers.get(this) ?? Math.random());
        if (isShared(target) && isOwn())
          open.set(`${kind} ${numbers.get(this)}`, [place(), `${kind} of ${getName(target)}`]);
        return call(observe, this, [target, ...more]);
      };
      window[kind].prototype.disconnect = function () {
        open.delete(`${kind} ${numbers.get(this)}`);
        return call(disconnect, this, []);
      };
    }
  }

  function watchNames() {
    const { define } = customElements;
    customElements.define = (tag, ...more) => {
      if (isOwn()) note(`custom element ${tag}`);
      return call(define, customElements, [tag, ...more]);
    };
  }

  watchListeners();
  watchTimers();
  watchObservers();
  watchNames();

  const PROTOTYPES = [
    'Array',
    'Object',
    'String',
    'Number',
    'Function',
    'Promise',
    'Map',
    'Set',
    'Date',
    'RegExp',
    'Element',
    'HTMLElement',
    'Node',
    'Document',
    'EventTarget',
    'Storage',
    'History',
    'XMLHttpRequest',
    'Response',
    'Request',
    'CustomElementRegistry',
  ];
  const OBJECTS = { history, navigator, document, location, JSON, Math, console, customElements };
  /** Names that loaders use for any remote: its container and its list of chunks. */
  const isLoaders = (key) =>
    /^(webpackChunk|rspackChunk|chunkLoading)?_?mf_?\w+$/.test(key) ||
    /^__FEDERATION__|^(webpack|rspack)Chunk/.test(key);

  /** Values by name of an object's own properties; accessors by their functions. */
  function getValues(owner, prefix) {
    return Object.entries(Object.getOwnPropertyDescriptors(owner)).map(([key, one]) => [
      prefix + key,
      one.value ?? one.get,
    ]);
  }

  /** Everything that all parts of the shop share. */
  function takeState() {
    const values = new Map();
    // Frames by number, and values that any page may change.
    for (const [key, value] of getValues(window, 'window.'))
      if (!/^window\.(\d+|event|name|status|scroll[XY]|page[XY]Offset)$/.test(key)) values.set(key, value);
    for (const one of PROTOTYPES)
      for (const [key, value] of getValues(window[one].prototype, `${one}.prototype.`))
        values.set(key, value);
    for (const [one, object] of Object.entries(OBJECTS))
      for (const [key, value] of getValues(object, `${one}.`)) values.set(key, value);
    for (const target of [window, document])
      for (const key in target)
        if (/^on[a-z]+$/.test(key) && target[key])
          values.set(`handler ${getName(target)}.${key}`, target[key]);
    for (const key of Object.keys(localStorage)) values.set(`storage key ${key}`, true);
    for (const key of Object.keys(sessionStorage)) values.set(`session storage key ${key}`, true);
    for (const one of document.cookie.split('; ').filter(Boolean))
      values.set(`cookie ${one.split('=')[0]}`, true);
    return values;
  }

  let state = null;
  /** Style sheets that were there before the remote. */
  const sheets = new WeakSet();

  function nameOfNew(key) {
    if (/^(handler|storage|session|cookie) /.test(key)) return key;
    return key.startsWith('window.') ? `global ${key}` : `patch of ${key}`;
  }

  /** What differs since the last look; new numbers of a state that exists are nobody's leak. */
  function look() {
    const now = takeState();
    for (const [key, value] of now) {
      const before = state.get(key);
      const isNew = !state.has(key) && !isLoaders(key.replace('window.', ''));
      const isPatched = state.has(key) && before !== value && typeof before === 'function';
      if (isNew) note(nameOfNew(key));
      else if (isPatched) note(`patch of ${key}`);
    }
    state = now;
  }

  /** Rules of the remote's style sheets that reach elements which it does not show. */
  function lookAtStyles() {
    const isWatched = (sheet) => sheet.href?.includes(own) || (!sheet.href && !sheets.has(sheet));
    const rules = [...document.styleSheets, ...document.adoptedStyleSheets]
      .filter(isWatched)
      .flatMap((sheet) => [...sheet.cssRules]);
    const walk = (list) =>
      list.flatMap((rule) => (rule.selectorText ? [rule] : rule.cssRules ? walk([...rule.cssRules]) : []));
    for (const { selectorText } of walk(rules)) {
      // A state that nobody is in now counts as well.
      const plain = selectorText.replace(
        /::[\w-]+(\([^)]*\))?|:(hover|focus|focus-visible|focus-within|active|visited)\b/g,
        '',
      );
      let reached = [];
      try {
        reached = [...document.querySelectorAll(plain)];
      } catch {}
      if (reached.some((element) => !element.closest(`[class*="${name}-"]`)))
        found.push(['/', `style ${selectorText}`]);
    }
  }

  const probe = {
    begin() {
      state = takeState();
      for (const sheet of document.styleSheets) sheets.add(sheet);
    },
    look,
    /** To be called where nothing of the remote is shown. */
    async end() {
      look();
      await new Promise((resolve) => wait(resolve, SETTLE_MS));
      isOver = true;
      await new Promise((resolve) => wait(resolve, SETTLE_MS));
      look();
      lookAtStyles();
      return [...found, ...open.values()];
    },
  };
  Reflect.set(window, 'leakProbe', probe);
}
