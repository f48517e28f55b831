import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { PageReport } from '../pageReport';
import { faults } from './faults';

const RELEASE = /\/r\/([a-z\d-]+\/[\w.-]+)\/client\//;

/** The release that an address or an error's stack names first: 'mf-cart/1.2.3'. */
function releaseIn(text: string): string | undefined {
  return RELEASE.exec(text)?.[1];
}

function releaseOf(fault: unknown): string | undefined {
  return releaseIn(fault instanceof Error ? `${fault.message}\n${fault.stack}` : String(fault));
}

function unique(releases: (string | undefined)[]): string[] {
  return [...new Set(releases.filter((release) => release !== undefined))];
}

/** Releases whose scripts came to this page. */
function usedReleases(): string[] {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name));
  return unique(scripts.map(({ name }) => releaseIn(name)));
}

/**
 * Tells the shop once, when the page is left, how it did: which releases it ran, which of them failed, how fast it was.
 * Nothing in it tells who was there, or on which page.
 */
export function reportPage(composition: string) {
  const measured: Pick<PageReport, 'lcp' | 'inp' | 'cls'> = {};
  const keep =
    (key: keyof typeof measured, digits: number) =>
    ({ value }: Metric) => {
      measured[key] = Number(value.toFixed(digits));
    };
  const always = { reportAllChanges: true };
  onLCP(keep('lcp', 0), always);
  onINP(keep('inp', 0), always);
  onCLS(keep('cls', 3), always);

  let isSent = false;
  function send() {
    if (isSent || !navigator.onLine) return;
    isSent = true;
    const failed = unique(faults.map(releaseOf));
    const report: PageReport = { composition, used: usedReleases(), failed, ...measured };
    navigator.sendBeacon('/beacons', JSON.stringify(report));
  }
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
}
