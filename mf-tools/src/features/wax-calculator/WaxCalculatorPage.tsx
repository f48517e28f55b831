import { paths } from '@shop/contracts/paths';
import { Link } from '@shop/platform';
import { RecipeActions } from '../../components/RecipeActions';
import { ToolPage } from '../../components/ToolPage';
import { useRecipeLink } from '../../components/useRecipeLink';
import { VesselStage } from '../../components/vessel-stage/VesselStage';
import { WaxCalculator } from './WaxCalculator';

/** /wax-calculator (specification §2). */
export function WaxCalculatorPage() {
  const { key, start, remember } = useRecipeLink();
  return (
    <ToolPage
      title="Wax Calculator"
      description="How much wax and fragrance oil your candles need: enter the inside of the jar, the number of candles and the wax, and read grams, ounces and the wick size."
      path={paths.waxCalculator}
      intro={
        <p>
          Measure the inside of one jar, say how many you pour, and read off wax, fragrance oil and a wick to
          begin with. Between two wicks the <Link to={paths.wickGuide}>wick guide</Link> helps; for oil to wax
          that you have already weighed there is the{' '}
          <Link to={paths.fragranceCalculator}>fragrance calculator</Link>, for inches and a shopping list the{' '}
          <Link to={paths.suppliesCalculator}>supplies calculator</Link>.
        </p>
      }
    >
      <WaxCalculator
        key={key}
        start={start}
        onCalculated={remember}
        actions={(recipe) => <RecipeActions recipe={recipe} />}
        stage={(drawing) => <VesselStage {...drawing} />}
      />
    </ToolPage>
  );
}

export { WaxCalculatorPage as Component };
