import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.css';

type AccordionItem = { id: string; title: string; content: ReactNode };

type Props = {
  items: AccordionItem[];
  level?: 2 | 3 | 4;
  openId: string | null;
  onOpenChange: (id: string | null) => void;
};

export function Accordion({ items, level = 3, openId, onOpenChange }: Props) {
  const base = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map((item) => {
        const isOpen = item.id === openId;
        return (
          <div key={item.id} className={styles.item} id={item.id}>
            <Heading className={styles.heading}>
              <button
                type="button"
                className={styles.header}
                aria-expanded={isOpen}
                aria-controls={`${base}${item.id}`}
                onClick={() => onOpenChange(isOpen ? null : item.id)}
              >
                {item.title}
                <span aria-hidden="true" className={styles.sign} />
              </button>
            </Heading>
            <div id={`${base}${item.id}`} className={styles.panel} hidden={!isOpen}>
              {item.content}
            </div>
          </div>
        );
      })}
    </div>
  );
}
