import type { WaxType } from '@shop/domain/facts/waxes';
import type { UnitSystem } from '../../formulas/figures';
import { parseNumber } from '../../formulas/parseNumber';

export type VesselDrawing = {
  diameter: string;
  height: string;
  gap: string;
  units: UnitSystem;
  wax: WaxType;
};

export const room = { width: 210, height: 210, left: 80, bottom: 250 } as const;

/** Beyond it a drawing says nothing. */
const MAX_LENGTH = 1100;
/** More would hide the wax. */
const MAX_WICKS = 12;

type DrawnVessel = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  fillTop: number;
  wickXs: number[];
};

const isDrawable = (value: number) => value > 0 && value <= MAX_LENGTH;

/** Null until width and height are known. Example: 7.2 × 7.6 cm is drawn 199 wide and 210 high. */
export function drawVessel({ diameter, height, gap }: VesselDrawing, wicks = 1): DrawnVessel | null {
  const [wide, high] = [parseNumber(diameter), parseNumber(height)];
  if (!isDrawable(wide) || !isDrawable(high)) return null;
  const scale = Math.min(room.width / wide, room.height / high);
  const left = room.left + (room.width - wide * scale) / 2;
  const top = room.bottom - high * scale;
  const drawn = Math.min(wicks, MAX_WICKS);
  const free = Math.min(Math.max(parseNumber(gap), 0), high);
  return {
    left,
    right: left + wide * scale,
    top,
    bottom: room.bottom,
    fillTop: top + free * scale,
    wickXs: Array.from({ length: drawn }, (_, index) => left + (wide * scale * (index + 0.5)) / drawn),
  };
}
