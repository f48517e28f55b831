import { BOOT_ID, type Boot } from '../boot';
import { retryChunks } from '../remotes/retryChunks';
import { captureEarlyEvents, UNCAPTURED } from './captureEarlyEvents';
import { faults, recordFault } from './faults';
import { showRestart } from './showRestart';

const REPORT_AFTER_MS = 3000; // Nothing else waits for the report.
const PAINT_LIMIT_MS = 4000; // For a picture that hangs.
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/** Keeps presses, and starts the rest in short tasks after the largest paint or at the first interaction. */
const boot: Boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '');
// The bundler's runtime looks them up: a release that changes another chunk leaves this file as it is.
Object.assign(self, { shell_files: boot.chunks });
const presses = captureEarlyEvents();
addEventListener('error', ({ error, filename }) => recordFault(error ?? filename));
addEventListener('unhandledrejection', ({ reason }) => recordFault(reason));
// mf-cart leaves a cart alone whose form is on its way (CART_FORM_SENT).
addEventListener(
  'submit',
  ({ target }) => {
    const isCartForm = target instanceof Element && target.closest(UNCAPTURED);
    if (isCartForm) document.documentElement.dataset.cartSent = '';
  },
  true,
);

const rules = { type: 'speculationrules', textContent: boot.speculationRules };
document.body.append(Object.assign(document.createElement('script'), rules));

// Back or Forward within the document, as after a reload: the HTML is not of that address, and nothing else would show its page.
const getPath = () => location.pathname + location.search;
const rendered = getPath();
const reloadIfMoved = () => void (getPath() !== rendered && location.reload());
addEventListener('popstate', reloadIfMoved);

const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

function paintOrInteraction() {
  return new Promise<unknown>((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, resolve, { once: true, passive: true, capture: true });
    // The frame after the one that shows the last picture.
    const loaded = () => requestAnimationFrame(() => setTimeout(resolve));
    if (document.readyState === 'complete') loaded();
    else addEventListener('load', loaded);
    setTimeout(resolve, PAINT_LIMIT_MS);
  });
}

/** A bundler looks for the link of a style sheet before it fetches it: a disabled one is found. */
function registerInlineStyles() {
  for (const href of boot.inlineStyles) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.setAttribute('disabled', '');
    document.head.append(link);
  }
}

/** All at once, so that they arrive together; each runs in a task of its own. */
async function preloadScripts() {
  for (const href of boot.scripts) {
    const checked = { crossOrigin: 'anonymous', integrity: boot.integrity?.[href] ?? '' };
    const preload = { rel: 'preload', as: 'script', ...(__ASSETS_ORIGIN__ ? checked : {}), href };
    document.head.append(Object.assign(document.createElement('link'), preload));
    await pause();
  }
}

async function begin(): Promise<void> {
  registerInlineStyles();
  void preloadScripts();
  try {
    const react = await retryChunks(() => import(/* webpackChunkName: "react" */ './stages/react'));
    await pause();
    const platform = await retryChunks(react.loadPlatform);
    await pause();
    const { hydrateShop } = await retryChunks(platform.loadShop);
    await pause();
    await hydrateShop(boot, presses);
    removeEventListener('popstate', reloadIfMoved);
  } catch (error) {
    console.warn('This page could not be started.', error);
    recordFault(error);
    const fate = presses.giveUp();
    if (fate !== 'sent') showRestart(begin, fate === 'waiting');
  }
}

async function beginAndReport() {
  if (boot.isRendered) await paintOrInteraction();
  await begin();
  const hasGpcSignal = Reflect.get(navigator, 'globalPrivacyControl') === true;
  if (hasGpcSignal || Math.random() >= boot.site.beaconShare) return;
  if (faults.length === 0) await pause(REPORT_AFTER_MS);
  if (!navigator.onLine) return;
  const loading = import(/* webpackChunkName: "report" */ './reportPage');
  // A page whose report is lost is as good as before.
  loading.then(({ reportPage }) => reportPage(boot)).catch(() => {});
}

void beginAndReport();
