import { Picture } from '@shop/ui/Picture';
import { useEffect, useRef, useState } from 'react';
import { shortFilms } from '../../data/films';
import { type PictureName, pictures } from '../../data/pictures';
import type { TutorialSlug } from '../../data/tutorialCards';
import { embedUrl } from '../../data/videos';
import { PlayButton } from './PlayButton';
import { ShortFilm } from './ShortFilm';
import styles from './VideoPlayer.module.css';

type Props = {
  slug: TutorialSlug;
  title: string;
  picture: PictureName;
  minutes: number;
  videoId: string | null;
  sizes: string;
  isFirst?: boolean;
};

/** Captions on, and playing at once: the press was the wish. */
const PLAYER_OPTIONS = '?autoplay=1&cc_load_policy=1&rel=0';

/**
 * A facade: picture and play button. Nothing is asked of the video host before the press (rule content.videos).
 * Without an id our own short film stands there, and says that the video is coming.
 */
export function VideoPlayer({ slug, title, picture, minutes, videoId, sizes, isFirst }: Props) {
  const [isPlaying, setIsPlaying] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);

  // The button that had the focus is gone: the player takes it.
  useEffect(() => {
    if (isPlaying) player.current?.focus();
  }, [isPlaying]);

  if (isPlaying && videoId) {
    return (
      <div className={styles.frame}>
        <iframe
          ref={player}
          className={styles.player}
          src={embedUrl(videoId) + PLAYER_OPTIONS}
          title={`Video: ${title}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // The host plays nothing for a page that does not name its origin.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  }
  if (!videoId) {
    return (
      <ShortFilm title={title} film={shortFilms[slug]} picture={picture} sizes={sizes} isFirst={isFirst} />
    );
  }
  return (
    <div className={styles.frame}>
      <Picture picture={pictures[picture]} sizes={sizes} isFirst={isFirst} className={styles.poster} />
      <PlayButton
        name="Play video"
        note={`${title}, ${minutes} minutes. Loads the player from YouTube.`}
        onPress={() => setIsPlaying(true)}
      />
    </div>
  );
}
