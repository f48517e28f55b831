import { useEffect } from 'react';
import styles from './EmbedPage.module.css';
import { loadEmbedScript } from './loadEmbedScript';

export function FrameExample({ origin }: { origin: string }) {
  useEffect(() => {
    loadEmbedScript('frame-host.js').catch((error) =>
      console.warn('The example could not be loaded.', error),
    );
  }, []);
  const query = new URLSearchParams({ type: 'fragrance', origin });
  return (
    <div className={styles.example} data-example="frame">
      <iframe
        src={`/embed/frame.html?${query}`}
        title="Fragrance oil calculator in a frame"
        width="640"
        height="560"
        loading="lazy"
      />
    </div>
  );
}
