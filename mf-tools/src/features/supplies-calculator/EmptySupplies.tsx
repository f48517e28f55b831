import { Figures } from '../../components/Figures';
import styles from '../../components/RecipeCard.module.css';
import { ESTIMATE_KIND, suppliesFigures } from './suppliesRecipe';

const nothing = { waxGrams: 0, waxOunces: 0, fragranceGrams: 0, fragranceOunces: 0 };
const noEstimate = { waxAmount: 0, fragranceAmount: 0, wickCount: 0, wickSize: '-', estimatedCost: 0 };
const zeros = { byWeight: nothing, byWeightEach: nothing, estimate: noEstimate, estimateEach: noEstimate };

/** Results start at zero (rule calculators.supplies-start); the sentence keeps the zeros from looking like an answer. */
export function EmptySupplies({ isMetric }: { isMetric: boolean }) {
  const figures = suppliesFigures(zeros, 1, isMetric);
  return (
    <>
      <h2 className={styles.title}>Nothing calculated yet</h2>
      <p>Enter diameter and height, then press Calculate.</p>
      <Figures group={{ title: 'By weight', isLarge: true, figures: figures.byWeight }} />
      <Figures group={{ title: 'Quick estimate', foldedAs: ESTIMATE_KIND, figures: figures.estimate }} />
    </>
  );
}
