import { webPage } from '@shop/domain/seo/webPage';
import { Head, useSite } from '@shop/platform';

type Props = { title: string; description: string; path: string };

/** The head of a page that lists things: its title, and for search engines what kind of page it is. */
export function CollectionHead({ title, description, path }: Props) {
  const { origin } = useSite();
  return (
    <Head
      title={title}
      description={description}
      path={path}
      jsonLd={[webPage({ type: 'CollectionPage', name: title, description, path, origin })]}
    />
  );
}
