import { fragranceGuidance } from '@shop/domain/facts/fragranceLoads';
import { type OilSlug, scentNotes } from '@shop/domain/facts/scentNotes';
import { freeShipping, shippingBands } from '@shop/domain/facts/shipping';
import { formatDollars } from '@shop/domain/facts/shippingText';
import { waxTemperatures } from '@shop/domain/facts/temperatures';
import { wickAxis } from '@shop/domain/facts/wicks';
import { RangeChart, type RangeKind } from '@shop/ui/RangeChart';
import { ScentPyramid } from '@shop/ui/ScentPyramid';
import type { ReactNode } from 'react';
import type { ChartName } from '../data/content';
import { cdBands, ecoBands } from './wickBands';

/** A chart in an article. Its numbers stand in the lists and tables around it. */
export function ArticleChart({ chart }: { chart: ChartName }) {
  const Chart = charts[chart];
  return <Chart />;
}

const waxLabels = { soy: 'Soy', coconut: 'Coconut blend', beeswax: 'Beeswax', paraffin: 'Paraffin' } as const;
const waxes = ['soy', 'coconut', 'beeswax', 'paraffin'] as const;

function TemperatureChart() {
  const { min, max } = fragranceGuidance.addAtFahrenheit;
  return (
    <RangeChart
      label="When each wax melts, takes its fragrance and is poured, in degrees Fahrenheit. The lists on this page give the numbers."
      isStacked
      rows={waxes.map((wax) => ({
        label: waxLabels[wax],
        bars: [
          { from: waxTemperatures[wax].meltsAt.min, to: waxTemperatures[wax].meltsAt.max, kind: 'first' },
          { from: min, to: max, kind: 'second' },
          { from: waxTemperatures[wax].pourAt.min, to: waxTemperatures[wax].pourAt.max, kind: 'third' },
        ],
      }))}
      axis={{ min: 100, max: 190, ticks: [100, 120, 140, 160, 180], unit: (tick) => `${tick}°F` }}
      legend={[
        { kind: 'first', text: 'Melts' },
        { kind: 'second', text: 'Stir in fragrance' },
        { kind: 'third', text: 'Pour' },
      ]}
    />
  );
}

const alternating = (index: number): RangeKind => (index % 2 === 0 ? 'first' : 'wax');

function WickWidthChart() {
  const row = (label: string, bands: typeof ecoBands) => ({
    label,
    bars: bands.map(({ size, fromCm, toCm }, index) => ({
      from: fromCm,
      to: toCm,
      kind: alternating(index),
      text: size,
    })),
  });
  return (
    <RangeChart
      label="Wick sizes by inside width in centimeters: the ECO sizes of the wax calculator and the CD sizes of the supplies calculator. The table on this page gives the numbers."
      rows={[row('ECO', ecoBands), row('CD', cdBands)]}
      axis={{
        min: wickAxis.minCm,
        max: wickAxis.maxCm,
        ticks: [3, 5, 7, 9, 11, 13, 15],
        unit: (tick) => `${tick} cm`,
      }}
    />
  );
}

/** Where the chart of order values ends, cents. */
const LAST_CENTS = 15_000;

function ShippingChart() {
  const price = (cents: number) => (cents === 0 ? 'Free' : formatDollars(cents));
  const standard = shippingBands.map(({ fromCents, belowCents, standardCents }, index) => ({
    from: fromCents,
    to: belowCents ?? LAST_CENTS,
    kind: standardCents === 0 ? ('free' as const) : alternating(index),
    text: price(standardCents),
  }));
  const under = standard.filter(({ to }) => to <= freeShipping.overCents);
  const free = { from: freeShipping.overCents, to: LAST_CENTS, kind: 'free' as const, text: 'Free' };
  return (
    <RangeChart
      label={`What standard shipping costs by order value, without a code and with ${freeShipping.code}. The table on this page gives the numbers.`}
      rows={[
        { label: 'Standard shipping', bars: standard },
        { label: `With ${freeShipping.code}`, bars: [...under, free] },
      ]}
      axis={{ min: 0, max: LAST_CENTS, ticks: [0, 5000, 10_000, LAST_CENTS], unit: formatDollars }}
    />
  );
}

/** The oils whose notes the blending guide compares. */
const oils: { slug: OilSlug; name: string }[] = [
  { slug: 'vanilla-bean', name: 'Vanilla Bean' },
  { slug: 'french-lavender', name: 'French Lavender' },
  { slug: 'clean-linen', name: 'Clean Linen' },
  { slug: 'pumpkin-spice', name: 'Pumpkin Spice' },
];

function ScentChart() {
  return oils.map(({ slug, name }) => (
    <section key={slug} aria-label={name}>
      <h3>{name}</h3>
      <ScentPyramid name={name} notes={scentNotes[slug]} />
    </section>
  ));
}

const charts = {
  temperatures: TemperatureChart,
  wicks: WickWidthChart,
  shipping: ShippingChart,
  scents: ScentChart,
} satisfies Record<ChartName, () => ReactNode>;
