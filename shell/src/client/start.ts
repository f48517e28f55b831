import { BOOT_ID, type Boot } from '../boot';
import { retryChunks } from '../remotes/retryChunks';
import { captureEarlyEvents } from './captureEarlyEvents';
import { recordFault, recordUncaughtFaults } from './faults';
import { onPaintOrInteraction } from './onPaintOrInteraction';
import { pause, preloadScripts, registerInlineStyles } from './pageFiles';
import { queueReport } from './queueReport';
import { showRestart } from './showRestart';

/** Keeps presses, and starts the rest in short tasks after the largest paint or at the first interaction. */
const boot: Boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '');
// The bundler's runtime looks them up: a release that changes another chunk leaves this file as it is.
Object.assign(self, { shell_files: boot.chunks });
const presses = captureEarlyEvents();
recordUncaughtFaults();
// mf-cart leaves a cart alone whose form is on its way (CART_FORM_SENT).
document.addEventListener(
  'submit',
  ({ target }) => {
    const isCartForm = target instanceof Element && target.closest('[data-uncaptured]');
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

async function begin(): Promise<void> {
  registerInlineStyles(boot.inlineStyles);
  void preloadScripts(boot);
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
    // The server's HTML is good: keep it and offer to try again.
    console.warn('This page could not be started.', error);
    recordFault(error);
    const fate = presses.giveUp();
    if (fate !== 'sent') showRestart(begin, fate === 'waiting');
  }
}

const beginAndReport = () => void begin().finally(() => queueReport(boot));

if (boot.isRendered) onPaintOrInteraction(beginAndReport);
else beginAndReport();
