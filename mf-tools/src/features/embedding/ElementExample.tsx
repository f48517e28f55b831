import { useEffect, useRef } from 'react';
import styles from './EmbedPage.module.css';
import { loadEmbedScript } from './loadEmbedScript';

export function ElementExample() {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const host = place.current;
    if (!host) return;
    loadEmbedScript('calculators.js').catch((error) =>
      console.warn('The example could not be loaded.', error),
    );
    const element = document.createElement('candle-calculator');
    element.setAttribute('type', 'wax');
    host.append(element);
    return () => element.remove();
  }, []);

  return <div ref={place} className={styles.example} data-example="element" />;
}
