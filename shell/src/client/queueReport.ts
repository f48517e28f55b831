import type { Boot } from '../boot';
import { faults } from './faults';

/** ms: nothing else waits for the report. */
const LATER_MS = 3000;

const hasGpcSignal = () => Reflect.get(navigator, 'globalPrivacyControl') === true;

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
