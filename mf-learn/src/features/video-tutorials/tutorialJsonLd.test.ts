import { beginnersGuide } from '../../data/tutorials/beginnersGuide';
import { tutorialHowTo, tutorialVideo } from './tutorialJsonLd';

const origin = 'https://shop.example';

test('a how-to has five steps, each with name, plain text and picture', () => {
  const { step } = tutorialHowTo(beginnersGuide, origin);
  expect(step).toHaveLength(5);
  for (const { name, text, image } of step) {
    expect(name).not.toBe('');
    expect(text).not.toMatch(/[*[\]]/);
    expect(image).toMatch(/^https:\/\/shop\.example\/media\/mf-learn\/.+\.webp$/);
  }
});

test('a video has markup only when it can be watched and its upload date is known', () => {
  expect(tutorialVideo(beginnersGuide, { videoId: 'x', uploadDate: null }, origin)).toEqual([]);
  expect(tutorialVideo(beginnersGuide, { videoId: null, uploadDate: '2025-05-01' }, origin)).toEqual([]);
  expect(tutorialVideo(beginnersGuide, { videoId: 'x', uploadDate: '2025-05-01' }, origin)).toMatchObject([
    { '@type': 'VideoObject', duration: 'PT15M', embedUrl: 'https://www.youtube-nocookie.com/embed/x' },
  ]);
});
