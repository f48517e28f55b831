import { CopyLink } from './CopyLink';
import { PrintRecipe } from './print-recipe/PrintRecipe';
import styles from './RecipeActions.module.css';
import type { Recipe } from './recipe';
import { AddSupplies } from './recipe-to-cart/AddSupplies';

/** What a page of the shop offers below a result. */
export function RecipeActions({ recipe }: { recipe: Recipe }) {
  return (
    <div className={styles.actions}>
      <AddSupplies need={recipe.need} />
      <div className={styles.row}>
        <PrintRecipe recipe={recipe} />
        <CopyLink />
      </div>
    </div>
  );
}
