import { onINP, onLCP } from 'web-vitals';
import type { Boot } from '../boot';
import type { PageReport } from '../pageReport';
import { faults } from './faults';

function releasesIn(texts: string[], versions: Record<string, string>): string[] {
  const apps = texts.map((text) => /\/r\/([a-z\d-]+)\//.exec(text)?.[1] ?? '');
  return [...new Set(apps.filter((app) => versions[app]).map((app) => `${app}/${versions[app]}`))];
}

const getText = (fault: unknown) =>
  fault instanceof Error ? `${fault.message}\n${fault.stack}` : String(fault);

function loadedScripts(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return names.filter((name) => /\.js(\?|$)/.test(name));
}

/** Reports once, when the page is left: releases, faults and speed. Nothing tells who, or which page. */
export function reportPage(boot: Pick<Boot, 'composition' | 'compositionId' | 'shellVersion'>) {
  const remotes = Object.entries(boot.composition).map(([name, { version }]) => [
    name.replace('_', '-'),
    version,
  ]);
  const versions = { shell: boot.shellVersion, ...Object.fromEntries(remotes) };
  const measured: Pick<PageReport, 'lcp' | 'inp'> = {};
  const always = { reportAllChanges: true };
  onLCP(({ value }) => Object.assign(measured, { lcp: Math.round(value) }), always);
  onINP(({ value }) => Object.assign(measured, { inp: Math.round(value) }), always);

  let isSent = false;
  function send() {
    if (isSent || !navigator.onLine) return;
    isSent = true;
    const report: PageReport = {
      composition: boot.compositionId,
      used: releasesIn(loadedScripts(), versions),
      failed: releasesIn(faults.map(getText), versions),
      ...measured,
    };
    navigator.sendBeacon('/beacons', JSON.stringify(report));
  }
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}
