import films from '../../media/films.json' with { type: 'json' };
import type { TutorialSlug } from './tutorialCards';

/** A short film of our own: addresses of its files, and its length. */
export type Film = { seconds: number; webm: string; mp4: string; vtt: string };

/** Made by media/films/makeFilms.mjs from the pictures of the steps. */
export const shortFilms: Record<TutorialSlug, Film> = films;

/** '1-minute'. */
export function filmLength({ seconds }: Film): string {
  return `${Math.round(seconds / 60)}-minute`;
}
