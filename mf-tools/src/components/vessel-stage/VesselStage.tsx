import { waxNames } from '@shop/domain/facts/waxes';
import { shownNumber } from '../../formulas/parseNumber';
import { cmToInches, roundTo } from '../../formulas/units';
import { lengthUnits } from '../../words/en/lengthUnits';
import { lengthCm, lengthUnit } from '../formatMeasure';
import { drawVessel, type VesselDrawing } from './drawVessel';
import { HeightArrow, WidthArrow } from './MeasureArrows';
import styles from './VesselStage.module.css';

const WALL = 6;

function describe({ diameter, height, gap, units, wax }: VesselDrawing): string {
  const unit = lengthUnits[lengthUnit(units)];
  const free = shownNumber(gap);
  const fill = free > 0 ? `, ${free} ${unit} left free below the rim` : ', filled to the rim';
  return `Your vessel to scale: ${shownNumber(diameter)} ${unit} wide and ${shownNumber(height)} ${unit} high inside${fill}, with ${waxNames[wax].toLowerCase()}.`;
}

type Props = VesselDrawing & { wicksFor?: (diameterInches: number) => number };

export function VesselStage({ wicksFor = () => 1, ...drawing }: Props) {
  const { diameter, height, gap, units, wax } = drawing;
  const vessel = drawVessel(drawing, wicksFor(cmToInches(lengthCm(diameter, units))));
  if (!vessel) {
    return (
      <p className={styles.empty}>Type a width and a height, and your vessel appears here, drawn to scale.</p>
    );
  }
  const { left, right, top, bottom, fillTop, wickXs } = vessel;
  const unit = lengthUnits[lengthUnit(units)];
  const filled = roundTo(shownNumber(height) - shownNumber(gap), 2);
  return (
    <figure className={styles.stage}>
      <svg viewBox="0 0 380 310" role="img" aria-label={describe(drawing)}>
        <rect
          className={styles.wax}
          data-wax={wax}
          x={left}
          y={fillTop}
          width={right - left}
          height={bottom - fillTop}
        />
        {wickXs.map((x) => (
          <g key={x} className={styles.wick}>
            <path d={`M${x} ${bottom - 3}V${Math.max(fillTop - 14, top - 12)}`} />
            <path className={styles.tab} d={`M${x - 8} ${bottom - 2}h16`} />
          </g>
        ))}
        <path
          className={styles.glass}
          d={`M${left - WALL / 2} ${top}V${bottom + WALL / 2}H${right + WALL / 2}V${top}`}
        />
        {bottom > fillTop && fillTop > top ? (
          <>
            <path className={styles.fillLine} d={`M${left - 4} ${fillTop}H${right + 16}`} />
            <text className={styles.text} x={right + 20} y={fillTop + 4}>
              {filled} {unit}
            </text>
          </>
        ) : null}
        <HeightArrow x={left - 24} from={top} to={bottom} text={`${shownNumber(height)} ${unit}`} />
        <WidthArrow y={bottom + 26} from={left} to={right} text={`${shownNumber(diameter)} ${unit}`} />
      </svg>
      <figcaption className={styles.caption}>
        {`Drawn to scale. ${fillTop > top ? 'The dashed line is your fill line.' : 'Filled to the rim.'}`}
      </figcaption>
    </figure>
  );
}
