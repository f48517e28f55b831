import { useNavigation } from '@shop/platform';
import styles from './NavigationProgress.module.css';

export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
