import { paths } from '@shop/contracts/paths';
import { ContentPage } from '../../components/ContentPage';
import { PostCards } from '../../components/PostCards';

const meta = {
  title: 'Candle Making Blog',
  description:
    'Articles from our workbench: layering scents, finding out what went wrong with a candle, and making candles with less waste.',
};

const summary = 'Longer reads for the time a candle takes to cure.';

/** /blog: three article cards (rule content.blog). */
export function Component() {
  return (
    <ContentPage meta={meta} summary={summary} path={paths.blog} type="CollectionPage">
      <PostCards level={2} isFirst />
    </ContentPage>
  );
}
