import { paths } from '@shop/contracts/paths';
import { makersTools } from '@shop/domain/facts/makersTools';
import { Link } from '@shop/platform';
import { CopyLink } from './CopyLink';
import { PrintRecipe } from './print-recipe/PrintRecipe';
import styles from './RecipeActions.module.css';
import type { Recipe } from './recipe';
import { AddSupplies } from './recipe-to-cart/AddSupplies';

const tools = Object.values(makersTools);

export function RecipeActions({ recipe }: { recipe: Recipe }) {
  return (
    <div className={styles.actions}>
      <AddSupplies need={recipe.need} />
      <p className={styles.tools}>
        Not in our packs: {tools.slice(0, -1).join(', ')} and {tools.at(-1)}. See{' '}
        <Link to={paths.toolsAccessories}>tools and accessories</Link>.
      </p>
      <div className={styles.row}>
        <PrintRecipe recipe={recipe} />
        <CopyLink query={recipe.query} />
      </div>
    </div>
  );
}
