import { pictureUrl } from '@shop/domain/seo/pictureUrl';
import { plainText } from '../../components/richText';
import { pictures } from '../../data/pictures';
import type { Tutorial } from '../../data/tutorials/Tutorial';
import { embedUrl, type Video } from '../../data/videos';

/** HowTo of a tutorial: the steps in the order shown, each with name, text and picture (rule search.how-to). */
export function tutorialHowTo({ title, description, picture, slug, steps }: Tutorial, origin: string) {
  const url = `${origin}/video-tutorials/${slug}`;
  return {
    '@type': 'HowTo',
    name: title,
    description,
    image: pictureUrl(pictures[picture], origin),
    url,
    step: steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.name,
      text: plainText(step.text),
      image: pictureUrl(pictures[step.picture], origin),
      url: `${url}#step-${index + 1}`,
    })),
  };
}

/** VideoObject, only where the video can be watched and its upload date is known (rule search.video). */
export function tutorialVideo(tutorial: Tutorial, { videoId, uploadDate }: Video, origin: string) {
  if (!videoId || !uploadDate) return [];
  return [
    {
      '@type': 'VideoObject',
      name: tutorial.title,
      description: tutorial.description,
      thumbnailUrl: [pictureUrl(pictures[tutorial.picture], origin)],
      uploadDate,
      duration: `PT${tutorial.minutes}M`,
      embedUrl: embedUrl(videoId),
    },
  ];
}
