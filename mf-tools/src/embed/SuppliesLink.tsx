import { useId } from 'react';
import { frame as frameText } from '../words/en/frame';
import { useWords } from '../words/useWords';
import styles from './SuppliesLink.module.css';

/** Opens the shop with this recipe, unless the site takes it over. */
export function SuppliesLink({
  link,
  hasEstimate,
  onFollow,
}: {
  link: string;
  /** True beside an estimated cost, which is not that of whole packs. */
  hasEstimate: boolean;
  onFollow: () => boolean;
}) {
  const words = useWords();
  const id = useId();
  return (
    <>
      <a
        className={styles.link}
        part="supplies"
        href={link}
        target="_blank"
        rel="noopener"
        aria-describedby={id}
        onClick={(event) => {
          if (!onFollow()) event.preventDefault();
        }}
      >
        {words(frameText.addSupplies)}
      </a>
      <p id={id} className={styles.note}>
        {words(frameText.newTab)}
        {hasEstimate ? ` ${words(frameText.wholePacks)}` : null}
      </p>
    </>
  );
}
