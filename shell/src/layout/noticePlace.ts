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
      return { bottom, covered: CONTROL_WEIGHT * overlaps(box, controls) + overlaps(box, texts) };
    })
    .sort((a, b) => a.covered - b.covered || a.bottom - b.bottom);
  return { right, bottom: best?.bottom ?? 0 };
}

function overlaps(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
