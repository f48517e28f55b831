import type { RemoteFeed } from '@shop/contracts/feeds';
import { pictureUrl } from '@shop/domain/seo/pictureUrl';
import { guideCards } from '../../data/guideCards';
import { type PictureName, pictures } from '../../data/pictures';
import { postCards } from '../../data/postCards';
import { tutorialCards } from '../../data/tutorialCards';

const entry = (path: string, picture: PictureName) => ({
  path,
  pictures: [pictureUrl(pictures[picture], '')],
});

const pages: RemoteFeed['pages'] = [
  ...Object.values(guideCards).map(({ link, picture }) => entry(link, picture)),
  ...Object.values(postCards).map(({ slug, picture }) => entry(`/blog/${slug}`, picture)),
  ...Object.values(tutorialCards).map(({ slug, picture }) => entry(`/video-tutorials/${slug}`, picture)),
];

/** Read by the shell for /sitemap.xml. */
export const loader = () => Response.json({ pages } satisfies RemoteFeed);

/** There is no page under this address. */
export const Component = () => null;
