import { Card, CardLink } from '@shop/ui/Card';
import { Picture } from '@shop/ui/Picture';
import type { ReactNode } from 'react';
import { type PictureName, pictures } from '../data/pictures';
import styles from './LinkCard.module.css';

type Props = {
  to: string;
  title: string;
  text: string;
  picture?: PictureName;
  /** A small drawing in place of a picture. */
  icon?: ReactNode;
  /** A short line above the title: category, date, length. */
  note?: ReactNode;
  level?: 2 | 3;
  /** True for a card at the top of a page. */
  isFirst?: boolean;
  /** True for a card of a compact grid: on a phone its picture is small. */
  isCompact?: boolean;
};

/** A card with one link, its title, that fills the card. Put it into a CardGrid. */
export function LinkCard(props: Props) {
  const { to, title, text, picture, icon, note, level = 3, isFirst, isCompact } = props;
  const Heading = `h${level}` as const;
  return (
    <Card className={styles.card}>
      {picture ? (
        <Picture
          picture={pictures[picture]}
          alt=""
          sizes={`(min-width: 1024px) 380px, (min-width: 768px) 46vw, ${isCompact ? '96px' : 'calc(100vw - 32px)'}`}
          isFirst={isFirst}
          className={styles.picture}
        />
      ) : null}
      <div className={styles.words}>
        {icon ? <div className={styles.icon}>{icon}</div> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
        <Heading className={styles.title}>
          <CardLink to={to}>{title}</CardLink>
        </Heading>
        <p>{text}</p>
      </div>
    </Card>
  );
}

/** A row of cards that wraps. `isCompact` makes them rows with a small picture on a phone. */
export function CardGrid({ isCompact, children }: { isCompact?: boolean; children: ReactNode }) {
  return <ul className={isCompact ? `${styles.grid} ${styles.compact}` : styles.grid}>{children}</ul>;
}
