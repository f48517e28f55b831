import { paths } from '@shop/contracts/paths';
import { listMissingTools } from '@shop/domain/facts/makersTools';
import { useLocation } from '@shop/platform';
import { Page } from '@shop/ui/Page';
import { useIsHydrated } from '@shop/ui/useIsHydrated';
import { Advice } from '../../components/Advice';
import { CollectionHead } from '../../components/CollectionHead';
import { LinkCards } from '../../components/LinkCards';
import { PageIntro } from '../../components/PageIntro';
import { giftsPath } from '../../data/categories';
import { giftAudiences } from '../../data/giftAudiences';
import { bundles } from '../../data/products';
import { GiftCard } from './GiftCard';
import styles from './GiftsPage.module.css';

const title = 'Candle Making Gift Bundles';
const description =
  'Candle-making gift bundles in ribboned boxes: for beginners, for crafters and for special occasions, with wax, scent, wicks and vessels that belong together.';

const links = [
  {
    to: paths.kits,
    title: 'All candle making kits',
    text: 'The same good things without the ribbon, for yourself.',
  },
  { to: paths.help, title: 'Shipping', text: 'What delivery costs, and how long it takes.' },
];

/** The gift bundles (rules catalogue.gifts, catalogue.bundles): they have no pages; their cards are what other places link to. */
export function Component() {
  const { hash } = useLocation();
  // The server is not sent the hash, and a link within the page moves no `:target`: the styles alone open a bundle until the
  // page has started, and the router from then on.
  const isHydrated = useIsHydrated();
  const openSlug = isHydrated ? hash.slice(1) : '';
  return (
    <Page>
      <CollectionHead title={title} description={description} path={giftsPath} />
      <PageIntro
        title={title}
        text={`A ribbon to untie, an afternoon of pouring and candles to keep. Every box has its own booklet. Whoever opens it brings ${listMissingTools('beginner')}.`}
      />
      <ul className={styles.grid} data-hydrated={isHydrated || undefined}>
        {bundles.map((bundle, index) => (
          <li key={bundle.id}>
            <GiftCard bundle={bundle} isFirst={index === 0} isOpen={bundle.slug === openSlug} />
          </li>
        ))}
      </ul>
      <Advice title="Who is it for?" entries={giftAudiences} />
      <LinkCards cards={links} level={2} />
    </Page>
  );
}
