import styles from './PageIntro.module.css';

/** Heading of a list page and what the list is. */
export function PageIntro({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
    </>
  );
}
