import { useNavigation } from '@shop/platform';
import styles from './NavigationProgress.module.css';

/** A thin line under the header while the next page is on its way; it shows only when that takes a moment. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
