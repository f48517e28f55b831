import { howTo } from '@shop/seo/howTo';
import { pictureUrl } from '@shop/seo/pictureUrl';
import { plainText } from '../../components/richText';
import { pictures } from '../../data/pictures';
import type { Tutorial } from '../../data/tutorials/Tutorial';

/** HowTo of a tutorial: five steps, each with name, text and picture (specification §2, §3). */
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
