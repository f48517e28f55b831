import { filmLength, shortFilms } from '../../data/films';
import type { Tutorial } from '../../data/tutorials/Tutorial';
import { videos } from '../../data/videos';

/** How long the lesson takes; beside it the length of our short film, while that one stands for the video. */
export function LessonLength({
  tutorial: { slug, minutes },
}: {
  tutorial: Pick<Tutorial, 'slug' | 'minutes'>;
}) {
  const lesson = `Lesson: ${minutes} minutes`;
  return videos[slug].videoId ? lesson : `${lesson} · Short film: ${filmLength(shortFilms[slug])}`;
}
