import { Link } from '@shop/platform';
import { Picture } from '@shop/ui/Picture';
import { listProducts } from '../../catalogue/findProduct';
import { type Category, categories, categoryKeys } from '../../data/categories';
import { type PictureName, pictures } from '../../data/pictures';
import styles from './CategoryChips.module.css';
import { type ShopQuery, shopAddress } from './shopQuery';

/** The categories with a picture each: one press, and the list shows only that one; a second shows all again. */
export function CategoryChips({ query }: { query: ShopQuery }) {
  return (
    <nav aria-label="Categories" className={styles.chips}>
      <ul>
        {categoryKeys.map((key) => {
          const isCurrent = query.category === key;
          const target = { ...query, page: 1, skill: null, category: isCurrent ? null : key };
          return (
            <li key={key}>
              <Link
                to={shopAddress(target)}
                preventScrollReset
                className={styles.chip}
                aria-current={isCurrent || undefined}
              >
                <Picture
                  picture={pictures[getPicture(key)]}
                  // On a phone as a card's: the list below shows most of them, and one file does for both.
                  sizes="(max-width: 767px) 50vw, 40px"
                  alt=""
                  className={styles.picture}
                />
                {categories[key].name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function getPicture(category: Category): PictureName {
  return listProducts(category)[0]?.picture ?? 'hero';
}
