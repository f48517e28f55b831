import { Link } from '@shop/platform';
import { listProducts } from '../../catalogue/findProduct';
import { useLivePrices } from '../../catalogue/livePrices';
import { priceText } from '../../catalogue/priceText';
import { productPath } from '../../catalogue/productPath';
import { type BoxContents, boxContents } from '../../data/boxContents';
import { candlesText, waxGrams, wickCount } from '../../data/boxText';
import type { SkillLevel } from '../../data/categories';
import { kitComparison } from '../../data/kitComparison';
import type { Product } from '../../data/products';
import styles from './KitComparison.module.css';

const list = (words: string[]) => words.join(', ');

type Compared = { kit: Product; box: BoxContents; words: (typeof kitComparison)[SkillLevel] };

const rows: { label: string; getText: (compared: Compared) => string }[] = [
  { label: 'Price', getText: ({ kit }) => priceText(kit) },
  { label: 'Makes', getText: ({ box }) => candlesText(box) },
  { label: 'Wax', getText: ({ box }) => `${waxGrams(box)} g: ${list(box.waxes.map(({ name }) => name))}` },
  { label: 'Fragrance oil', getText: ({ box }) => list(box.oils.map(({ name, ml }) => `${ml} ml ${name}`)) },
  {
    label: 'Wicks',
    getText: ({ box }) =>
      `${wickCount(box)}, in ${box.wicks.length === 1 ? 'one size' : `${box.wicks.length} sizes`}`,
  },
  {
    label: 'Vessels',
    getText: ({ box }) => list(box.vessels.map(({ name, pieces }) => `${pieces} ${name}`)),
  },
  { label: 'Tools and papers', getText: ({ words }) => words.tools },
  { label: 'You bring', getText: ({ words }) => words.youBring },
  { label: 'Best for', getText: ({ words }) => words.bestFor },
];

const shortName = ({ name }: Product) => name.replace(' Candle Making', '');

/** The three kits side by side, from what is in them. */
export function KitComparison() {
  const kits = useLivePrices(listProducts('kit')).flatMap((kit) => {
    const box = boxContents[kit.slug];
    const words = kit.skillLevel && kitComparison[kit.skillLevel];
    return box && words ? [{ kit, box, words }] : [];
  });
  return (
    <section aria-labelledby="compare">
      <h2 id="compare">Compare the kits</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls inside its own box, by keyboard too */}
      <section className={styles.box} aria-label="The three kits side by side" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {kits.map(({ kit }) => (
                <th key={kit.id} scope="col">
                  <Link to={productPath(kit)}>{shortName(kit)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, getText }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {kits.map((compared) => (
                  <td key={compared.kit.id} data-kit={shortName(compared.kit)}>
                    {getText(compared)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
