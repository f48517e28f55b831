import type { PictureSource } from '@shop/contracts/pictures';
import { Dialog } from '@shop/ui/Dialog';
import { IconButton } from '@shop/ui/IconButton';
import { CloseIcon } from '@shop/ui/icons';
import { Picture } from '@shop/ui/Picture';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import clsx from 'clsx';
import { useId, useState } from 'react';
import styles from './ZoomDialog.module.css';

type Props = {
  name: string;
  picture: PictureSource | null;
  onClose: () => void;
  /** To the next picture (1) or the one before (-1). */
  onStep: (step: 1 | -1) => void;
};

/** One picture over the whole window. A press or Enter doubles it, arrow keys turn to the next, Escape closes. */
export function ZoomDialog({ name, picture, onClose, onStep }: Props) {
  const titleId = useId();
  const [isLarge, setIsLarge] = useState(false);
  const step = (by: 1 | -1) => {
    setIsLarge(false);
    onStep(by);
  };
  if (!picture && isLarge) setIsLarge(false);
  return (
    <Dialog isOpen={picture !== null} onClose={onClose} labelledBy={titleId} className={styles.dialog}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys beside the buttons that do the same */}
      <div
        className={styles.frame}
        onKeyDown={(event) => {
          if (isLarge || event.altKey || event.ctrlKey || event.metaKey) return;
          if (event.key === 'ArrowRight') step(1);
          if (event.key === 'ArrowLeft') step(-1);
        }}
      >
        <div className={styles.bar}>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {name}
          </h2>
          <IconButton aria-label="Close picture" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={clsx(styles.pane, isLarge && styles.large)}>
          <button
            type="button"
            className={styles.press}
            aria-label={`${isLarge ? 'Show the whole picture' : 'Enlarge the picture'}: ${picture?.alt}`}
            onClick={() => setIsLarge(!isLarge)}
          >
            {picture ? (
              <Picture
                key={picture.base}
                picture={picture}
                sizes={isLarge ? '200vw' : '100vw'}
                className={styles.picture}
              />
            ) : null}
          </button>
        </div>
        <VisuallyHidden role="status">{picture?.alt}</VisuallyHidden>
        <div className={styles.steps}>
          <button type="button" className={styles.step} onClick={() => step(-1)}>
            Previous picture
          </button>
          <button type="button" className={styles.step} onClick={() => step(1)}>
            Next picture
          </button>
        </div>
      </div>
    </Dialog>
  );
}
