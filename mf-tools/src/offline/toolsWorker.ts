import { markAsBarePage } from './barePage';
import { filesNamedIn, PRODUCTS_ADDRESS, toolPages, toolRequest } from './toolPages';

/** As much of a service worker's world as this one uses; the DOM's types do not know it. */
type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = WorkerEvent & { request: Request; respondWith: (answer: Promise<Response>) => void };
type WorkerScope = {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: WorkerEvent & MessageEvent) => void) => void);
};
const worker = self as unknown as WorkerScope;

const PREFIX = 'tools-';
/** The same for every release: files are named by their content, so that one release keeps what another has brought. */
const CACHE = `${PREFIX}files`;
const LISTS = '/tools-sw.js?files=';
const origin = worker.location.origin;

worker.addEventListener('install', (event) => {
  const pages = toolPages.map(async (path) => {
    const response = await fetch(path);
    if (mayBeKept(response)) await keepPage(path, response);
  });
  event.waitUntil(Promise.all([...pages, keepProducts()]).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

// The first page came before the worker: it tells what it has loaded.
worker.addEventListener('message', (event) => {
  if (event.data?.type === 'keep' && Array.isArray(event.data.files)) {
    event.waitUntil(keepLoaded(event.data).then(() => event.ports[0]?.postMessage('kept')));
  }
});

worker.addEventListener('fetch', (event) => {
  const kind = toolRequest(event.request, origin);
  if (kind === 'page') event.respondWith(answerPage(event));
  if (kind === 'file') event.respondWith(answerFile(event));
  if (kind === 'products') event.respondWith(answerProducts(event));
});

/** A preview is nobody else's to see, and gone when it has ended. */
function mayBeKept({ ok, headers }: Response): boolean {
  return ok && !headers.get('Cache-Control')?.includes('no-store');
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  try {
    const response = await fetch(event.request);
    // A recipe's query changes the page; what is kept is the empty calculator.
    if (mayBeKept(response) && search === '') event.waitUntil(keepPage(pathname, response.clone()));
    return response;
  } catch (error) {
    const kept = await caches.match(pathname, { cacheName: CACHE });
    if (!kept) throw error;
    if (search === '') return kept;
    return new Response(markAsBarePage(await kept.text()), { headers: kept.headers });
  }
}

/** Files under /r/ never change: the kept one is the right one. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url, { cacheName: CACHE });
  if (kept) return kept;
  const response = await fetch(request);
  if (mayBeKept(response)) keep(event, request.url, response.clone());
  return response;
}

async function answerProducts(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (response.ok) keep(event, PRODUCTS_ADDRESS, response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match(PRODUCTS_ADDRESS, { cacheName: CACHE });
    if (kept) return kept;
    throw error;
  }
}

/** Behind the answer: a full disk costs the copy alone. */
function keep(event: FetchEvent, address: string, response: Response) {
  const kept = caches.open(CACHE).then((cache) => cache.put(address, response));
  event.waitUntil(kept.catch((error) => console.warn(`cannot keep ${address}:`, error)));
}

async function keepPage(path: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(path, response.clone());
  await keepFiles(filesNamedIn(await response.text()));
}

async function keepProducts(): Promise<void> {
  // The tools work without: a shop that cannot answer now does not keep the worker from being installed.
  const response = await fetch(PRODUCTS_ADDRESS).catch(() => null);
  if (response?.ok) await (await caches.open(CACHE)).put(PRODUCTS_ADDRESS, response);
}

/** Keeps what a page has loaded, and removes what no cached page names or has loaded. */
async function keepLoaded({ page, files }: { page: string; files: string[] }): Promise<void> {
  const cache = await caches.open(CACHE);
  await keepFiles(files);
  await cache.put(LISTS + page, new Response(files.join(' ')));
  const kept = [...toolPages, ...toolPages.map((path) => LISTS + path)];
  const texts = await Promise.all(kept.map(async (address) => (await cache.match(address))?.text() ?? ''));
  const wanted = new Set(texts.flatMap(filesNamedIn));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/r/') && !wanted.has(pathname)) await cache.delete(url);
  }
}

async function keepFiles(files: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (!(await cache.match(file))) await cache.add(file);
  }
}
