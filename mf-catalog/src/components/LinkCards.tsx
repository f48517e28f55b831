import { Card, CardLink } from '@shop/ui/Card';
import { Picture } from '@shop/ui/Picture';
import type { LinkCard } from '../data/linkCard';
import { pictures } from '../data/pictures';
import styles from './LinkCards.module.css';

type Props = {
  cards: LinkCard[];
  /** Level of the titles in the page's outline. */
  level?: 2 | 3 | undefined;
};

/** Ways to other pages: a title and a sentence each, the whole card a link. */
export function LinkCards({ cards, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {cards.map(({ to, title, text, picture }) => (
        <Card key={to}>
          {picture ? (
            <Picture
              picture={pictures[picture]}
              sizes="(min-width: 1200px) 384px, (min-width: 768px) 33vw, 100vw"
              alt=""
              name={title}
              className={styles.picture}
            />
          ) : null}
          <div className={styles.text}>
            <Heading className={styles.title}>
              <CardLink to={to}>{title}</CardLink>
            </Heading>
            <p>{text}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
