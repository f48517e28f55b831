import { paths } from '@shop/contracts/paths';
import { Link } from '@shop/platform';
import { RecipeActions } from '../../components/RecipeActions';
import { ToolPage } from '../../components/ToolPage';
import { useRecipeLink } from '../../components/useRecipeLink';
import { VesselStage } from '../../components/vessel-stage/VesselStage';
import { wicksPerCandle } from '../../formulas/wickSizes';
import { SuppliesCalculator } from './SuppliesCalculator';
import { withoutEstimate } from './suppliesRecipe';

export function Component() {
  const { key, start, remember } = useRecipeLink();
  return (
    <ToolPage
      title="Supplies Calculator"
      description="Everything a batch of candles takes: wax and fragrance oil by weight, wicks and their size, and a material estimate, from the inside of your vessel in inches."
      path={paths.suppliesCalculator}
      intro={
        <p>
          From your vessel to a shopping list: wax and fragrance oil by weight, the wicks, and a rough idea of
          what it all costs. Torn between two wick sizes? The <Link to={paths.wickGuide}>wick guide</Link> can
          help.
        </p>
      }
    >
      <SuppliesCalculator
        key={key}
        start={start}
        onCalculated={remember}
        actions={(recipe) => <RecipeActions recipe={withoutEstimate(recipe)} />}
        stage={(drawing) => <VesselStage {...drawing} wicksFor={wicksPerCandle} />}
      />
    </ToolPage>
  );
}
