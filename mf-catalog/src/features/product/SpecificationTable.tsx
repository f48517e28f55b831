import type { ProductDetails } from '../../data/productDetails/types';
import styles from './SpecificationTable.module.css';

/** Label-value pairs of a product. */
export function SpecificationTable({ rows }: { rows: ProductDetails['specifications'] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
