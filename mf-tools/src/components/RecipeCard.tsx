import clsx from 'clsx';
import type { ReactNode } from 'react';
import { frame as frameText } from '../words/en/frame';
import { useWords } from '../words/useWords';
import { Arithmetic } from './Arithmetic';
import { Figures } from './Figures';
import styles from './RecipeCard.module.css';
import type { Recipe } from './recipe';

type Props = {
  recipe: Recipe;
  /** Grayed until the next Calculate (rule calculators.press). */
  isStale: boolean;
  actions?: ((recipe: Recipe) => ReactNode) | undefined;
};

export function RecipeCard({ recipe, isStale, actions }: Props) {
  const words = useWords();
  return (
    <section className={clsx(styles.card, isStale && styles.stale)} part="result" aria-label={recipe.title}>
      <h2 className={styles.title}>{recipe.title}</h2>
      <p className={styles.from}>{recipe.madeFrom}</p>
      {isStale ? <p className={styles.notice}>{words(frameText.stale)}</p> : null}
      {recipe.groups.map((group) => (
        <Figures key={group.figures[0]?.name} group={group} />
      ))}
      {recipe.tips.map((tip) => (
        <p key={tip} className={styles.tip}>
          {tip}
        </p>
      ))}
      <Arithmetic steps={recipe.steps} />
      {actions && !isStale ? actions(recipe) : null}
    </section>
  );
}
