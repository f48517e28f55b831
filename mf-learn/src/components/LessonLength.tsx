import { filmLength, shortFilms } from '../data/films';
import type { Tutorial } from '../data/tutorials/Tutorial';
import { videos } from '../data/videos';

/**
 * What there is to watch: the video and its length, or our short film and the written lesson until the video is there,
 * of which the length is known (rule content.videos).
 */
export function LessonLength({
  tutorial: { slug, minutes },
}: {
  tutorial: Pick<Tutorial, 'slug' | 'minutes'>;
}) {
  if (videos[slug].videoId) return `Video: ${minutes} minutes`;
  return `${filmLength(shortFilms[slug])} film with a written lesson. Full video (${minutes} minutes) to come`;
}
