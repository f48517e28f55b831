import sharp from 'sharp';

/** Differences of a channel up to here are the rasteriser's rounding; nobody sees them. */
const UNSEEN = 8;

/** How many pixels of two screenshots a person could tell apart; Infinity where their sizes differ. */
export async function seenDifferences(one: Buffer, other: Buffer): Promise<number> {
  const read = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const first = await read(one);
  const second = await read(other);
  const isSameSize = first.info.width === second.info.width && first.info.height === second.info.height;
  if (!isSameSize) return Number.POSITIVE_INFINITY;
  let differing = 0;
  for (let pixel = 0; pixel < first.data.length; pixel += first.info.channels) {
    const isSeen = [0, 1, 2].some(
      (channel) =>
        Math.abs((first.data[pixel + channel] ?? 0) - (second.data[pixel + channel] ?? 0)) > UNSEEN,
    );
    if (isSeen) differing++;
  }
  return differing;
}
