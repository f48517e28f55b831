import { paths } from '@shop/contracts/paths';
import { makersTools } from '@shop/domain/facts/makersTools';
import { joinWords } from '@shop/domain/joinWords';
import { Link } from '@shop/platform';
import { CopyLink } from './CopyLink';
import { PrintRecipe } from './print-recipe/PrintRecipe';
import styles from './RecipeActions.module.css';
import type { Recipe } from './recipe';
import { AddSupplies } from './recipe-to-cart/AddSupplies';

export function RecipeActions({ recipe }: { recipe: Recipe }) {
  return (
    <div className={styles.actions}>
      <AddSupplies need={recipe.need} />
      <p className={styles.tools}>
        Not in our packs: {joinWords(Object.values(makersTools))}. See{' '}
        <Link to={paths.toolsAccessories}>tools and accessories</Link>.
      </p>
      <div className={styles.row}>
        <PrintRecipe recipe={recipe} />
        <CopyLink query={recipe.query} />
      </div>
    </div>
  );
}
