import { pictureUrl } from '@shop/domain/seo/pictureUrl';
import { plainText } from '../../components/richText';
import { pictures } from '../../data/pictures';
import type { Tutorial } from '../../data/tutorials/Tutorial';
import { embedUrl, type Video } from '../../data/videos';
import { howTo } from './howTo';
import { videoObject } from './videoObject';

/** HowTo of a tutorial: five steps, each with name, text and picture (rule search.how-to). */
export function tutorialHowTo(tutorial: Tutorial, origin: string) {
  return howTo({
    name: tutorial.title,
    description: tutorial.description,
    image: pictureUrl(pictures[tutorial.picture], origin),
    url: `${origin}/video-tutorials/${tutorial.slug}`,
    steps: tutorial.steps.map((step) => ({
      name: step.name,
      text: plainText(step.text),
      image: pictureUrl(pictures[step.picture], origin),
    })),
  });
}

/** VideoObject, only where the video can be watched and its upload date is known (rule search.video). */
export function tutorialVideo(tutorial: Tutorial, { videoId, uploadDate }: Video, origin: string) {
  if (!videoId || !uploadDate) return [];
  return [
    videoObject({
      name: tutorial.title,
      description: tutorial.description,
      thumbnail: pictureUrl(pictures[tutorial.picture], origin),
      uploadDate,
      minutes: tutorial.minutes,
      embedUrl: embedUrl(videoId),
    }),
  ];
}
