/** Edges in px from the top left of the viewport. */
export type Box = { left: number; top: number; right: number; bottom: number };

type Situation = {
  width: number;
  height: number;
  viewport: { width: number; height: number };
  dialog: Box | null;
  controls: Box[];
  texts: Box[];
};

/** A covered control weighs as much as a text a thousand times its size. */
const CONTROL_WEIGHT = 1000;

/** px from right and bottom: covers no control and, where there is room, no text of a dialog. */
export function noticePlace({ width, height, viewport, dialog, controls, texts }: Situation) {
  const isBesideDialog = dialog !== null && dialog.left >= width;
  const right = isBesideDialog ? viewport.width - dialog.left : 0;
  const edge = viewport.width - right;
  const [best] = [0, ...[...controls, ...texts].map((thing) => viewport.height - thing.top)]
    .filter((bottom) => bottom >= 0 && bottom + height <= viewport.height)
    .map((bottom) => {
      const top = viewport.height - bottom - height;
      const box = { left: edge - width, right: edge, top, bottom: top + height };
      return { bottom, covered: CONTROL_WEIGHT * measureOverlap(box, controls) + measureOverlap(box, texts) };
    })
    .sort((a, b) => a.covered - b.covered || a.bottom - b.bottom);
  return { right, bottom: best?.bottom ?? 0 };
}

/** px² of others under a box. */
function measureOverlap(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}
