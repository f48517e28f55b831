import type { TutorialSlug } from './tutorialCards';

export type Video = {
  /** YouTube's id of the video; null: it has not been published yet, and the page says that it is coming. */
  videoId: string | null;
  /** ISO date on which it was published. Only with it do search engines get a VideoObject. */
  uploadDate: string | null;
};

/** The only place where video ids stand. Set one here when its video is published. */
export const videos: Record<TutorialSlug, Video> = {
  'beginners-guide': { videoId: null, uploadDate: null },
  'pouring-techniques': { videoId: null, uploadDate: null },
  troubleshooting: { videoId: null, uploadDate: null },
};

/** Address of the player that sets no cookies before the film runs; loaded only after a press. */
export function embedUrl(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}`;
}
