import { paths } from '@shop/contracts/paths';
import { formatWidths, type SoldWick, soldWicks } from '@shop/domain/facts/soldWicks';
import { waxNames } from '@shop/domain/facts/waxes';
import { wickNames } from '@shop/domain/facts/wickNames';
import { wickAxis, wickGuideRows } from '@shop/domain/facts/wicks';
import { Link } from '@shop/platform';
import { RangeChart, type RangeKind } from '@shop/ui/RangeChart';
import styles from './WickGuide.module.css';

/** Where the guide's table begins. */
const GUIDE_FROM_CM = 2;

type WickBand = { size: string; fromCm: number; toCm: number };

const getGuideBands = (family: 'eco' | 'cd'): WickBand[] =>
  wickGuideRows.map(({ fromCm, toCm, [family]: sizes }) => ({
    size: sizes.replace(/^\w+ /, ''),
    fromCm,
    toCm: toCm ?? wickAxis.maxCm,
  }));

function toBars(bands: WickBand[], kinds: RangeKind[]) {
  return bands.map(({ size, fromCm, toCm }, index) => ({
    from: fromCm,
    to: toCm,
    kind: kinds[index % kinds.length] ?? 'first',
    text: size,
  }));
}

/** The guide's own sizes on one axis of inside widths; a row for each wick that we sell, because their widths overlap. */
function WickSizeChart() {
  const two: RangeKind[] = ['first', 'wax'];
  const sold = soldWicks.map(({ slug, size, fromCm, belowCm }) => ({
    label: wickNames[slug],
    bars: toBars([{ size, fromCm, toCm: belowCm }], ['free']),
  }));
  return (
    <RangeChart
      label="Wick sizes by inside width in centimeters, and the wicks we sell. The tables on this page give the numbers."
      rows={[
        { label: 'ECO', bars: toBars(getGuideBands('eco'), two) },
        { label: 'CD', bars: toBars(getGuideBands('cd'), two) },
        ...sold,
      ]}
      axis={{
        min: GUIDE_FROM_CM,
        max: wickAxis.maxCm,
        ticks: [GUIDE_FROM_CM, 5, 7, 9, 11, 15],
        unit: (tick) => `${tick} cm`,
      }}
    />
  );
}

export function SoldWicks() {
  return (
    <section className={styles.sold} aria-labelledby="sold">
      <h2 id="sold">The wicks we sell</h2>
      <WickSizeChart />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <section className={styles.scroll} aria-label="Wicks we sell" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Wick</th>
              <th scope="col">Size</th>
              <th scope="col">Inside width</th>
              <th scope="col">Wax</th>
            </tr>
          </thead>
          <tbody>
            {soldWicks.map((wick: SoldWick) => (
              <tr key={wick.slug}>
                <th scope="row">
                  <Link to={paths.product(wick.slug)}>{wickNames[wick.slug]}</Link>
                </th>
                <td>{wick.size}</td>
                <td>{formatWidths(wick)}</td>
                <td>{wick.waxes.map((wax) => waxNames[wax]).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
