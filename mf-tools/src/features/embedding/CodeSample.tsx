import styles from './EmbedPage.module.css';

export function CodeSample({ title, code }: { title: string; code: string }) {
  return (
    <figure className={styles.sample}>
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
