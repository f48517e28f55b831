import { Figures } from '../../components/Figures';
import styles from '../../components/RecipeCard.module.css';
import { toWeights } from '../../formulas/calculateSupplies';
import { suppliesCalculator as suppliesCalculatorText } from '../../words/en/suppliesCalculator';
import { useWords } from '../../words/useWords';
import { suppliesGroups } from './suppliesRecipe';

const nothing = toWeights(0, 0, 0);
const noEstimate = { waxAmount: 0, fragranceAmount: 0, wickCount: 0, wickSize: '-', estimatedCost: 0 };
const zeros = { byWeight: nothing, byWeightEach: nothing, estimate: noEstimate, estimateEach: noEstimate };

/** Results start at zero (rule calculators.supplies-start); the sentence keeps the zeros from looking like an answer. */
export function EmptySupplies({ isMetric }: { isMetric: boolean }) {
  const words = useWords();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{words(suppliesCalculatorText.suppliesTitle)}</h2>
      <p>{words(suppliesCalculatorText.suppliesEmpty)}</p>
      {suppliesGroups(words, zeros, 1, isMetric).map((group) => (
        <Figures key={group.title} group={group} />
      ))}
    </section>
  );
}
