import { Head, useSite } from '@shop/platform';
import { webPage } from '@shop/seo/webPage';
import { Page } from '@shop/ui/Page';
import { giftsPath } from '../../catalogue/productPath';
import { Advice } from '../../components/Advice';
import { CardGrid } from '../../components/CardGrid';
import { LinkCards } from '../../components/LinkCards';
import { PageIntro } from '../../components/PageIntro';
import { ProductCard } from '../../components/ProductCard';
import { giftAudiences } from '../../data/giftAudiences';
import { bundles } from '../../data/products';

const title = 'Candle Making Gift Bundles';
const description =
  'Candle-making gift bundles in ribboned boxes: for beginners, for crafters and for special occasions, with wax, scent, wicks and vessels that belong together.';

const links = [
  { to: '/candle-making-kits', title: 'All candle making kits', text: 'Without the ribbon, for yourself.' },
  { to: '/help', title: 'Shipping', text: 'What delivery costs, and how long it takes.' },
];

/** The gift bundles (rules catalogue.gifts, catalogue.bundles): they have no pages; their cards are what other places link to. */
export function Component() {
  const { origin } = useSite();
  return (
    <Page>
      <Head
        title={title}
        description={description}
        path={giftsPath}
        jsonLd={[webPage({ type: 'CollectionPage', name: title, description, path: giftsPath, origin })]}
      />
      <PageIntro
        title={title}
        text="A box to untie, an afternoon to spend and a candle to keep. Each bundle is packed with its own steps, so whoever opens it can start at once."
      />
      <CardGrid>
        {bundles.map((bundle, index) => (
          <ProductCard
            key={bundle.id}
            id={bundle.slug}
            product={bundle}
            to={null}
            level={2}
            isFirst={index === 0}
          >
            <p>{bundle.summary}</p>
          </ProductCard>
        ))}
      </CardGrid>
      <Advice title="Who is it for?" entries={giftAudiences} />
      <LinkCards cards={links} level={2} />
    </Page>
  );
}
