import type { Boot } from '../boot';
import { faults } from './faults';

/** Milliseconds after a page's start before its report is prepared: nothing that somebody waits for waits for it. */
const LATER_MS = 3000;

const hasGpcSignal = () => Reflect.get(navigator, 'globalPrivacyControl') === true;

/** Lets a share of all pages report how they did; never that of somebody who asks not to be followed. */
export function queueReport(boot: Boot) {
  if (hasGpcSignal() || Math.random() >= boot.site.beaconShare) return;
  setTimeout(
    () => {
      if (!navigator.onLine) return;
      import(/* webpackChunkName: "report" */ './reportPage').then(
        ({ reportPage }) => reportPage(boot),
        // A page whose report is lost is as good as before.
        () => {},
      );
    },
    faults.length > 0 ? 0 : LATER_MS,
  );
}
