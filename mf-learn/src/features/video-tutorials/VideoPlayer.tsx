import { Picture } from '@shop/ui/Picture';
import { useEffect, useRef, useState } from 'react';
import { type PictureName, pictures } from '../../data/pictures';
import { embedUrl } from '../../data/videos';
import styles from './VideoPlayer.module.css';

type Props = {
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
 * Without an id it says that the video is coming.
 */
export function VideoPlayer({ title, picture, minutes, videoId, sizes, isFirst }: Props) {
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
  return (
    <div className={styles.frame}>
      <Picture picture={pictures[picture]} sizes={sizes} isFirst={isFirst} className={styles.poster} />
      {videoId ? (
        <button type="button" className={styles.play} onClick={() => setIsPlaying(true)}>
          <PlaySign />
          <span className={styles.words}>
            <strong>Play video</strong>
            <span>
              {title}, {minutes} minutes. Loads the player from YouTube.
            </span>
          </span>
        </button>
      ) : (
        <p className={styles.coming}>
          <strong>The video is coming soon.</strong> Until then, the five steps say it all.
        </p>
      )}
    </div>
  );
}

function PlaySign() {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      <path d="M8 5v14l11-7z" fill="currentColor" />
    </svg>
  );
}
