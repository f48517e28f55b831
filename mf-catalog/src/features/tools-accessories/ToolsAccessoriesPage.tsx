import { paths } from '@shop/contracts/paths';
import { Page } from '@shop/ui/Page';
import { Picture } from '@shop/ui/Picture';
import kitPictures from '../../../media/galleries/kits.json' with { type: 'json' };
import { listProducts } from '../../catalogue/findProduct';
import { CollectionHead } from '../../components/CollectionHead';
import { LinkCards } from '../../components/LinkCards';
import { PageIntro } from '../../components/PageIntro';
import { ProductGrid } from '../../components/ProductGrid';
import styles from './ToolsAccessoriesPage.module.css';

const path = paths.toolsAccessories;
const title = 'Tools & Accessories';
const description =
  'Calculators for wax, fragrance and supplies, guides to wax, wicks and containers, and the kits and glasses that bring pitcher, thermometer and vessels.';

const calculators = [
  {
    to: paths.waxCalculator,
    title: 'Wax calculator',
    text: 'Wax, fragrance and wick for the size of your vessel.',
  },
  {
    to: paths.fragranceCalculator,
    title: 'Fragrance calculator',
    text: 'Grams and ounces of oil for a weight of wax.',
  },
  {
    to: paths.suppliesCalculator,
    title: 'Supplies calculator',
    text: 'A whole batch: wax, oil, wicks and what it costs.',
  },
  {
    to: paths.wickGuide,
    title: 'Wick guide',
    text: 'A wick size to start with, by the width of your vessel.',
  },
];

const guides = [
  { to: paths.waxTypes, title: 'Wax types', text: 'Soy, beeswax, coconut and paraffin compared.' },
  {
    to: paths.wickSelection,
    title: 'Wick selection',
    text: 'Kinds of wick, sizes, and how to run a burn test.',
  },
  {
    to: paths.containerSelection,
    title: 'Container selection',
    text: 'Materials, shapes, sizes and safety.',
  },
];

/** `/tools-accessories` (rule catalogue.tools-accessories): the calculators and guides, and the products that hold the accessories. */
export function Component() {
  return (
    <Page>
      <CollectionHead title={title} description={description} path={path} />
      <div className={styles.top}>
        <div>
          <PageIntro
            title={title}
            text="A pan, a pitcher, a thermometer and a scale are enough to begin. The calculators do the math; pitchers, a thermometer and vessels come in the kits and boxes below."
          />
        </div>
        <Picture
          picture={kitPictures['expert-kit-in-use']}
          sizes="(min-width: 1200px) 560px, (min-width: 768px) 48vw, 100vw"
          isFirst
          className={styles.picture}
        />
      </div>
      <section aria-labelledby="calculators">
        <h2 id="calculators">Calculators</h2>
        <LinkCards cards={calculators} />
      </section>
      <section aria-labelledby="guides">
        <h2 id="guides">Guides</h2>
        <LinkCards cards={guides} />
      </section>
      <section aria-labelledby="kits">
        <h2 id="kits">Kits with accessories in the box</h2>
        <ProductGrid products={listProducts('kit')} />
      </section>
      <section aria-labelledby="containers">
        <h2 id="containers">Containers</h2>
        <ProductGrid products={listProducts('container')} />
      </section>
    </Page>
  );
}
