import { joinWords } from '@shop/domain/joinWords';
import type { BoxContents } from './boxContents';

const GRAMS_PER_OUNCE = 28.35;
export const ML_PER_FLUID_OUNCE = 29.57;

/** '500 g (17.6 oz)'. */
function weight(grams: number): string {
  return `${grams} g (${(grams / GRAMS_PER_OUNCE).toFixed(1)} oz)`;
}

/** '30 ml (1 fl oz)'. */
function volume(ml: number): string {
  return `${ml} ml (${Number((ml / ML_PER_FLUID_OUNCE).toFixed(1))} fl oz)`;
}

/** '1 clear glass jar for about 230 g of wax, empty', '2 fluted glass vessels for about 340 g of wax each, empty'. */
function vesselText({ name, pieces, grams }: BoxContents['vessels'][number]): string {
  if (pieces > 1) return `${pieces} ${name} vessels for about ${grams} g of wax each, empty`;
  return `1 ${name} for about ${grams} g of wax, empty`;
}

/** Everything in the box, one line each. */
export function contentsList({ waxes, oils, wicks, vessels, extras }: BoxContents): string[] {
  return [
    ...waxes.map(({ name, grams }) => `${weight(grams)} of ${name}`),
    ...oils.map(({ name, ml }) => `${volume(ml)} of ${name} fragrance oil`),
    ...wicks.map(({ name, pieces }) => `${pieces} ${name}`),
    ...vessels.map(vesselText),
    ...extras,
  ];
}

export const waxGrams = ({ waxes }: BoxContents) => waxes.reduce((sum, { grams }) => sum + grams, 0);
export const oilMl = ({ oils }: BoxContents) => oils.reduce((sum, { ml }) => sum + ml, 0);
export const wickCount = ({ wicks }: BoxContents) => wicks.reduce((sum, { pieces }) => sum + pieces, 0);
export const vesselCount = ({ vessels }: BoxContents) => vessels.reduce((sum, { pieces }) => sum + pieces, 0);

/**
 * How many candles the wax makes: the vessels of the box, filled, and what the rest gives in more of its largest or of
 * its smallest. Never more than there are wicks.
 */
function candleRange(contents: BoxContents): { min: number; max: number } {
  const sizes = contents.vessels.map(({ grams }) => grams);
  const inBox = contents.vessels.reduce((sum, { grams, pieces }) => sum + grams * pieces, 0);
  const rest = waxGrams(contents) - inBox;
  const count = (size: number) =>
    Math.min(vesselCount(contents) + Math.floor(rest / size), wickCount(contents));
  return { min: count(Math.max(...sizes)), max: count(Math.min(...sizes)) };
}

/** '2–4 candles', '3 candles'. */
export function candlesText(contents: BoxContents): string {
  const { min, max } = candleRange(contents);
  return min === max ? `${min} candles` : `${min}–${max} candles`;
}

/** '3 candles, from 500 g of soy wax flakes and 40 ml of Vanilla Bean'. */
export function pourText(contents: BoxContents): string {
  const waxes = contents.waxes.map(({ name, grams }) => `${grams} g of ${name}`);
  const oils = contents.oils.map(({ name, ml }) => `${ml} ml of ${name}`);
  return `${candlesText(contents)}, from ${joinWords([...waxes, ...oils])}`;
}
