import { BOOT_ID, type Boot } from '../boot';
import { retryChunks } from '../remotes/retryChunks';
import { noteFault, watchFaults } from './faults';
import { keepPresses } from './keepPresses';
import { markStyles, nameScripts } from './pageFiles';
import { pause } from './pause';
import { reportLater } from './reportLater';
import { showRestart } from './showRestart';
import { whenPainted } from './whenPainted';

/**
 * The first script of every page, and the only one before it is painted. It keeps what is pressed, and begins the rest
 * after the largest paint or at the first sign of somebody; that runs in stages, so that no task is long.
 */
const boot: Boot = JSON.parse(document.getElementById(BOOT_ID)?.textContent ?? '');
// The bundler's runtime looks them up: a release that changes another chunk leaves this file as it is.
Object.assign(self, { shell_files: boot.chunks });
const presses = keepPresses();
watchFaults();

const rules = { type: 'speculationrules', textContent: boot.speculationRules };
document.body.append(Object.assign(document.createElement('script'), rules));

async function begin(): Promise<void> {
  markStyles(boot.inlineStyles);
  void nameScripts(boot);
  try {
    const react = await retryChunks(() => import(/* webpackChunkName: "react" */ './stages/react'));
    await pause();
    const platform = await retryChunks(react.loadPlatform);
    await pause();
    const { takeOver } = await retryChunks(platform.loadShop);
    await pause();
    await takeOver(boot, { keepPresses, replay: presses.replay });
  } catch (error) {
    // The server's HTML is good: keep it and offer to try again.
    console.warn('This page could not be started.', error);
    noteFault(error);
    const fate = presses.giveUp();
    if (fate !== 'sent') showRestart(begin, fate === 'waiting');
  }
}

const beginAndReport = () => void begin().finally(() => reportLater(boot));

if (boot.isRendered) whenPainted(beginAndReport);
else beginAndReport();
