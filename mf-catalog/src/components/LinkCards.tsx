import { Card, CardLink } from '@shop/ui/Card';
import type { LinkCard } from '../data/linkCard';
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
      {cards.map(({ to, title, text }) => (
        <Card key={to} className={styles.card}>
          <Heading className={styles.title}>
            <CardLink to={to}>{title}</CardLink>
          </Heading>
          <p>{text}</p>
        </Card>
      ))}
    </ul>
  );
}
