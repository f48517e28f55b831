import { Picture } from '@shop/ui/Picture';
import type { Step } from '../data/content';
import { pictures } from '../data/pictures';
import { RichText } from './RichText';
import styles from './Steps.module.css';

type Props = {
  steps: readonly Step[];
  /** Level of the steps' names in the page's outline. */
  level: 3 | 4;
  /** Starts the steps' ids, where a page has more than one list of steps. */
  idPrefix?: string;
  /** True leaves out what goes beyond the steps themselves. */
  isShort?: boolean;
};

/** Numbered steps, each with a picture; '#step-1' leads to the first. */
export function Steps({ steps, level, idPrefix = '', isShort = false }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ol className={isShort ? styles.short : styles.long}>
      {steps.map((step, index) => (
        <li key={step.name} id={`${idPrefix}step-${index + 1}`} className={styles.step}>
          <Picture
            picture={pictures[step.picture]}
            sizes={isShort ? '96px' : '(min-width: 768px) 260px, calc(100vw - 32px)'}
            className={styles.picture}
          />
          <div>
            <Heading className={styles.name}>{step.name}</Heading>
            <p>
              <RichText text={step.text} />
            </p>
            {step.more && !isShort ? (
              <p>
                <RichText text={step.more} />
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
