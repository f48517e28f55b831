// Compares a picture of the window with its baseline: both small and blurred, so that letters may differ by a hair.
import sharp from 'sharp';

/** Width in px at which baselines are kept. */
const WIDTH = 320;
/** Difference of a pixel, of 255, from which on it counts as another. */
const PIXEL_TOLERANCE = 32;
/** Part of the pixels that may be another. */
export const TOLERANCE = 0.04;

/** The picture as a baseline is kept. */
export function toBaseline(png: Buffer) {
  return sharp(png).resize({ width: WIDTH }).webp({ quality: 90 }).toBuffer();
}

const pixels = (bytes: Buffer) =>
  sharp(bytes).resize({ width: WIDTH }).blur(1.2).removeAlpha().raw().toBuffer();

/** Part of the pixels that differ: 0 for the same picture, 1 where the sizes are not alike. */
export async function difference(png: Buffer, baseline: Buffer) {
  const [now, before] = await Promise.all([pixels(png), pixels(baseline)]);
  if (now.length !== before.length) return 1;
  let others = 0;
  for (let at = 0; at < now.length; at += 3) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs(now.readUInt8(at + channel) - before.readUInt8(at + channel)) > PIXEL_TOLERANCE,
    );
    if (isOther) others += 1;
  }
  return others / (now.length / 3);
}
