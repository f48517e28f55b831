import { fragranceGuidance } from '@shop/domain/facts/fragranceLoads';

const HOUR = 60 * 60 * 1000;

/** When a candle poured at that time is cured: after 24 hours at the earliest, 48 at the latest (rule calculators.cure). */
export function curedBetween(pouredOn: Date): [earliest: Date, latest: Date] {
  const { min, max } = fragranceGuidance.cureHours;
  return [new Date(pouredOn.getTime() + min * HOUR), new Date(pouredOn.getTime() + max * HOUR)];
}

/** 'Friday, May 23, 2025'. */
export function formatDay(day: Date): string {
  return day.toLocaleDateString('en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
}
