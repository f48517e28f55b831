import { pouringTechniques } from '../../data/tutorials/pouringTechniques';
import { tutorialHowTo, tutorialVideo } from './tutorialJsonLd';

const origin = 'https://shop.example';

test('the steps of a how-to keep their order and point at their place on the page', () => {
  const { step } = tutorialHowTo(pouringTechniques, origin);
  const url = `${origin}/video-tutorials/pouring-techniques`;
  expect(step.map(({ position, name, url: place }) => [position, name, place])).toEqual(
    pouringTechniques.steps.map(({ name }, index) => [index + 1, name, `${url}#step-${index + 1}`]),
  );
});

test('a video names its length as an ISO duration', () => {
  const video = { videoId: 'x', uploadDate: '2025-05-01' };
  expect(tutorialVideo({ ...pouringTechniques, minutes: 12 }, video, origin)).toMatchObject([
    { '@type': 'VideoObject', uploadDate: '2025-05-01', duration: 'PT12M' },
  ]);
});
