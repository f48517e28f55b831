import { Head, useSite } from '@shop/platform';
import { webPage } from '@shop/seo/webPage';
import { Page } from '@shop/ui/Page';
import { CardGrid, LinkCard } from '../../components/LinkCard';
import { PageIntro } from '../../components/PageIntro';
import { PostNote } from '../../components/PostNote';
import { postCards } from '../../data/postCards';

const meta = {
  title: 'Candle Making Blog',
  description:
    'Articles from our workbench: layering scents, finding out what went wrong with a candle, and making candles with less waste.',
};

const summary = 'Longer reads for the time a candle takes to cure.';

/** /blog: three article cards (specification §2). */
export function Component() {
  const { origin } = useSite();
  return (
    <Page>
      <Head
        {...meta}
        path="/blog"
        jsonLd={[
          webPage({ type: 'CollectionPage', name: meta.title, description: summary, path: '/blog', origin }),
        ]}
      />
      <PageIntro title={meta.title}>
        <p>{summary}</p>
      </PageIntro>
      <CardGrid>
        {Object.values(postCards).map((post, index) => (
          <LinkCard
            key={post.id}
            to={`/blog/${post.slug}`}
            title={post.title}
            text={post.excerpt}
            picture={post.picture}
            note={<PostNote post={post} />}
            level={2}
            isFirst={index === 0}
          />
        ))}
      </CardGrid>
    </Page>
  );
}
