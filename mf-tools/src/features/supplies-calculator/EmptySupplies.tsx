import { Figures } from '../../components/Figures';
import styles from '../../components/RecipeCard.module.css';
import { suppliesCalculator as suppliesCalculatorText } from '../../words/en/suppliesCalculator';
import { useWords } from '../../words/useWords';
import { suppliesFigures } from './suppliesRecipe';

const nothing = { waxGrams: 0, waxOunces: 0, fragranceGrams: 0, fragranceOunces: 0 };
const noEstimate = { waxAmount: 0, fragranceAmount: 0, wickCount: 0, wickSize: '-', estimatedCost: 0 };
const zeros = { byWeight: nothing, byWeightEach: nothing, estimate: noEstimate, estimateEach: noEstimate };

/** Results start at zero (rule calculators.supplies-start); the sentence keeps the zeros from looking like an answer. */
export function EmptySupplies({ isMetric }: { isMetric: boolean }) {
  const words = useWords();
  const figures = suppliesFigures(words, zeros, 1, isMetric);
  return (
    <>
      <h2 className={styles.title}>{words(suppliesCalculatorText.suppliesEmptyTitle)}</h2>
      <p>{words(suppliesCalculatorText.suppliesEmpty)}</p>
      <Figures
        group={{ title: words(suppliesCalculatorText.byWeight), isLarge: true, figures: figures.byWeight }}
      />
      <Figures
        group={{
          title: words(suppliesCalculatorText.estimate),
          foldedAs: words(suppliesCalculatorText.estimateKind),
          figures: figures.estimate,
        }}
      />
    </>
  );
}
