import { Picture } from '@shop/ui/Picture';
import { useEffect, useRef, useState } from 'react';
import { type Film, filmLength } from '../../data/films';
import { type PictureName, pictures } from '../../data/pictures';
import { PlayButton } from './PlayButton';
import styles from './VideoPlayer.module.css';

type Props = {
  title: string;
  film: Film;
  picture: PictureName;
  sizes: string;
  isFirst?: boolean | undefined;
};

/**
 * Our own short film of a lesson, with captions. A picture covers it until the press: a poster would be loaded at once,
 * however far down the page it stands. Nothing of the film itself is loaded before.
 */
export function ShortFilm({ title, film, picture, sizes, isFirst }: Props) {
  const [isStarted, setIsStarted] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  // The button that had the focus is gone: the film takes it.
  useEffect(() => {
    if (!isStarted) return;
    video.current?.focus();
    // By `default` they would be loaded before the press.
    const [captions] = video.current?.textTracks ?? [];
    if (captions) captions.mode = 'showing';
    // A browser that refuses shows its own controls, and they work.
    video.current?.play().catch((error) => console.warn('The film did not start by itself.', error));
  }, [isStarted]);

  return (
    <div className={styles.frame}>
      <video
        ref={video}
        className={styles.player}
        preload="none"
        controls={isStarted}
        playsInline
        tabIndex={isStarted ? 0 : -1}
        width={960}
        height={540}
        aria-label={`Short film: ${title}`}
      >
        <source src={__ASSETS_ORIGIN__ + film.webm} type="video/webm" />
        <source src={__ASSETS_ORIGIN__ + film.mp4} type="video/mp4" />
        <track kind="captions" src={film.vtt} srcLang="en" label="English" />
      </video>
      {isStarted ? null : (
        <div className={styles.cover}>
          <Picture picture={pictures[picture]} sizes={sizes} isFirst={isFirst} className={styles.poster} />
          <PlayButton
            name="Play the short film"
            note={`${title}, a ${filmLength(film)} film. The full video is coming soon.`}
            onPress={() => setIsStarted(true)}
          />
          <noscript>
            <a className={styles.coming} href={film.mp4}>
              Watch the short film
            </a>
          </noscript>
        </div>
      )}
    </div>
  );
}
