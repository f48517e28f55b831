import styles from './VideoPlayer.module.css';

type Props = { name: string; note: string; onPress: () => void };

/** The whole picture as a button. */
export function PlayButton({ name, note, onPress }: Props) {
  return (
    <button type="button" className={styles.play} onClick={onPress}>
      <svg className={styles.sign} viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
        <path d="M8 5v14l11-7z" fill="currentColor" />
      </svg>
      <span className={styles.words}>
        <strong>{name}</strong> <span>{note}</span>
      </span>
    </button>
  );
}
