import { paths } from '@shop/contracts/paths';
import { Link } from '@shop/platform';
import { RecipeActions } from '../../components/RecipeActions';
import { ToolPage } from '../../components/ToolPage';
import { useRecipeLink } from '../../components/useRecipeLink';
import { VesselStage } from '../../components/vessel-stage/VesselStage';
import { WaxCalculator } from './WaxCalculator';

export function Component() {
  const { key, start, remember } = useRecipeLink();
  return (
    <ToolPage
      title="Wax Calculator"
      description="How much wax and fragrance oil your candles need: enter the inside of the jar, the number of candles and the wax to get grams, ounces and a wick size."
      path={paths.waxCalculator}
      intro={
        <p>
          Measure the inside of your jar and tell us how many candles you’re making. We’ll work out the wax,
          the fragrance oil and a wick to start with. Not sure about the wick? Check the{' '}
          <Link to={paths.wickGuide}>wick guide</Link>. Already weighed your wax? Use the{' '}
          <Link to={paths.fragranceCalculator}>fragrance calculator</Link>. For a full shopping list in
          inches, try the <Link to={paths.suppliesCalculator}>supplies calculator</Link>.
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
