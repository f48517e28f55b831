import type { CartLine } from '@shop/contracts/cart';
import { useState } from 'react';
import styles from './LinePicture.module.css';

/** No alt text: the name stands beside it. */
export function LinePicture({ line }: { line: CartLine }) {
  const [failedImage, setFailedImage] = useState('');
  if (!line.image || failedImage === line.image)
    return <span className={styles.missing} aria-hidden="true" />;
  return (
    <img
      className={styles.picture}
      src={line.image}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      onError={() => setFailedImage(line.image)}
    />
  );
}
