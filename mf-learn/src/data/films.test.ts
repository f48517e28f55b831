import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import storyboards from '../../media/films/storyboards.json' with { type: 'json' };
import { shortFilms } from './films';
import { beginnersGuide } from './tutorials/beginnersGuide';
import { pouringTechniques } from './tutorials/pouringTechniques';
import { troubleshooting } from './tutorials/troubleshooting';

const folder = path.join(__dirname, '../../media/films');
const tutorials = [beginnersGuide, pouringTechniques, troubleshooting];

test.each(tutorials.map(({ slug, steps }) => [slug, steps] as const))(
  'the film of %s shows the five steps of its lesson with their pictures, in a minute',
  (slug, steps) => {
    const scenes = storyboards[slug].slice(1);
    expect(scenes.map(({ picture }) => picture)).toEqual(steps.map(({ picture }) => picture));
    expect(scenes.map(({ captions }) => captions[0])).toEqual(
      steps.map(({ name }, index) => `${index + 1}. ${name}`),
    );
    expect(shortFilms[slug].seconds).toBe(60);
  },
);

test.each(tutorials.map(({ slug }) => slug))(
  'the files of %s are small, and captioned to the end',
  (slug) => {
    for (const ending of ['webm', 'mp4']) {
      expect(statSync(path.join(folder, `${slug}.${ending}`)).size).toBeLessThanOrEqual(2_500_000);
    }
    const captions = readFileSync(path.join(folder, `${slug}.vtt`), 'utf8');
    expect(captions).toMatch(/^WEBVTT\n/);
    expect(captions.match(/-->/g)).toHaveLength(11);
    expect(captions).toContain('--> 00:01:00.000');
  },
);

test.each(tutorials.map(({ slug }) => slug))('the list names the files of %s by their content', (slug) => {
  for (const ending of ['webm', 'mp4', 'vtt'] as const) {
    const bytes = readFileSync(path.join(folder, `${slug}.${ending}`));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    expect(shortFilms[slug][ending]).toBe(`/media/mf-learn/${slug}.${hash}.${ending}`);
  }
});
