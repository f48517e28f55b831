import grid from '../../components/CardGrid.module.css';
import styles from './SoyKitSkeletons.module.css';

/** Rule catalogue.soy-waiting. */
const boxes = [1, 2, 3, 4, 5, 6, 7, 8];

/** Eight equal boxes of a card's size, without text. */
export function SoyKitSkeletons() {
  return (
    <div className={grid.grid} aria-hidden="true">
      {boxes.map((box) => (
        <div key={box} className={styles.skeleton} data-testid="skeleton" />
      ))}
    </div>
  );
}
