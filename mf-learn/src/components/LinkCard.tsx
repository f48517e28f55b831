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
};

/** A card with one link, its title, that fills the card. Put it into a CardGrid. */
export function LinkCard({ to, title, text, picture, icon, note, level = 3, isFirst }: Props) {
  const Heading = `h${level}` as const;
  return (
    <Card className={styles.card}>
      {picture ? (
        <Picture
          picture={pictures[picture]}
          alt=""
          sizes="(min-width: 1024px) 380px, (min-width: 768px) 46vw, calc(100vw - 32px)"
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

/** A row of cards that wraps. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
