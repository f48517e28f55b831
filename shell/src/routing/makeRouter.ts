import { createMemoryHistory, type RouterHistory } from '@shop/platform/routerInternals';
import { afterPaint } from '@shop/ui/afterPaint';
import { createPath, type NavigateOptions, type Navigator, type To } from 'react-router-dom';
import type { OpenedPage, PageFailure, ReadyPage } from './openPage';

type Place = Pick<RouterHistory, 'location' | 'action'>;

export type RouterState = Place & { page: ReadyPage | PageFailure; isLoading: boolean; keepsScroll: boolean };

type Options = {
  history: RouterHistory;
  first: ReadyPage | PageFailure;
  open: (request: Request) => Promise<OpenedPage>;
  /** True where the browser leaves for the document of a page that cannot be had, which needs no code. */
  leaveFor?: (url: URL) => boolean;
};

/** `isLink`: for a new address, and not for one that the history or another try has. */
type ShowOptions = NavigateOptions & { isLink?: boolean };

export type ShopRouter = ReturnType<typeof makeRouter>;

/** Opens a page before it shows it. A newer navigation replaces one that is under way. */
export function makeRouter({ history, first, open, leaveFor }: Options) {
  let state = firstState(history, first);
  let running = new AbortController();
  const listeners = new Set<(state: RouterState, before: RouterState) => void>();

  function update(change: Partial<RouterState>) {
    const before = state;
    state = { ...state, ...change };
    for (const listener of listeners) listener(state, before);
  }

  async function show(url: URL, enter: (url: URL) => void, options: ShowOptions = {}): Promise<void> {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    let page = state.page;
    if (!isOtherPlace(url, state.location)) {
      const opening = open(new Request(url, { signal }));
      // What the press has changed is painted first.
      await afterPaint();
      if (signal.aborted) return;
      const quick = await Promise.race([opening, Promise.resolve()]);
      if (!quick) update({ isLoading: true });
      const opened = quick ?? (await opening);
      if (signal.aborted) return;
      if (opened.kind === 'redirect') {
        const target = new URL(opened.to, url);
        target.hash ||= url.hash;
        if (target.origin === url.origin) return show(target, enter, options);
        return window.location.assign(target);
      }
      const isLost = opened.kind === 'failure' && opened.status === 503;
      if (isLost && options.isLink && leaveFor?.(url)) return;
      page = opened;
    }
    enter(url);
    const { location, action } = history;
    update({ location, action, page, isLoading: false, keepsScroll: options.preventScrollReset === true });
  }

  function getUrl(to: To): URL {
    const base = new URL(createPath(history.location), window.location.origin);
    return new URL(typeof to === 'string' ? to : createPath(to), base);
  }
  // As browsers do: going to where one is adds no entry.
  const isShown = (url: URL) => createPath(url) === createPath(history.location);
  const navigate = (how: 'push' | 'replace') => (to: To, value?: unknown, options?: NavigateOptions) => {
    const enter = (url: URL) => history[isShown(url) ? 'replace' : how](createPath(url), value);
    return show(getUrl(to), enter, { ...options, isLink: how === 'push' });
  };

  history.listen(({ location }) => {
    const asked = getUrl(location);
    // The history is there already; a redirect takes the entry's place.
    void show(asked, (url) => url.href !== asked.href && history.replace(createPath(url)));
  });

  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    running.abort();
    update({ isLoading: false });
  });

  return {
    get state() {
      return state;
    },
    navigator: {
      createHref: history.createHref,
      go: history.go,
      push: navigate('push'),
      replace: navigate('replace'),
    } satisfies Navigator,
    subscribe(listener: (state: RouterState, before: RouterState) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function firstState({ location, action }: Place, page: RouterState['page']): RouterState {
  return { location, action, page, isLoading: false, keepsScroll: false };
}

function isOtherPlace(url: URL, { pathname, search, hash }: Place['location']): boolean {
  return url.pathname === pathname && url.search === search && url.hash !== '' && url.hash !== hash;
}

export function staticRouter(url: URL, page: ReadyPage | PageFailure) {
  const history = createMemoryHistory({ initialEntries: [createPath(url)], v5Compat: false });
  const state = firstState(history, page);
  return { state, navigator: history, subscribe: () => () => {} };
}
