import { howTo } from './howTo';
import { videoObject } from './videoObject';

test('the steps of a how-to keep their order and point at their place on the page', () => {
  const data = howTo({
    name: 'Pour',
    description: 'Pouring.',
    image: 'https://shop.example/p.webp',
    url: 'https://shop.example/video-tutorials/pour',
    steps: [
      { name: 'Warm', text: 'Warm the jar.', image: 'https://shop.example/1.webp' },
      { name: 'Pour', text: 'Pour slowly.', image: 'https://shop.example/2.webp' },
    ],
  });
  expect(data.step.map(({ position, name, url }) => [position, name, url])).toEqual([
    [1, 'Warm', 'https://shop.example/video-tutorials/pour#step-1'],
    [2, 'Pour', 'https://shop.example/video-tutorials/pour#step-2'],
  ]);
});

test('a video names its length as an ISO duration', () => {
  const data = videoObject({
    name: 'Pour',
    description: 'Pouring.',
    thumbnail: 'https://shop.example/p.webp',
    uploadDate: '2025-05-01',
    minutes: 12,
    embedUrl: 'https://www.youtube-nocookie.com/embed/x',
  });
  expect(data).toMatchObject({ '@type': 'VideoObject', uploadDate: '2025-05-01', duration: 'PT12M' });
});
