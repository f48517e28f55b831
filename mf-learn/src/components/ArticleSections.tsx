import { Link } from '@shop/platform';
import type { Section } from '../data/content';
import styles from './ArticleSections.module.css';
import { Blocks } from './Blocks';

/** The headed sections of an article; with `hasContents` a list of links to them first. */
export function ArticleSections({
  sections,
  hasContents = false,
}: {
  sections: Section[];
  hasContents?: boolean;
}) {
  return (
    <>
      {hasContents ? (
        <nav aria-label="On this page" className={styles.contents}>
          <p>On this page</p>
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <Link to={`#${section.id}`}>{section.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          className={styles.section}
          aria-labelledby={`${section.id}-title`}
        >
          <h2 id={`${section.id}-title`}>{section.title}</h2>
          <Blocks blocks={section.blocks} />
        </section>
      ))}
    </>
  );
}
