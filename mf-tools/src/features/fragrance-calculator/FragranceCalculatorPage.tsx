import { paths } from '@shop/contracts/paths';
import { Link } from '@shop/platform';
import { RecipeActions } from '../../components/RecipeActions';
import { ToolPage } from '../../components/ToolPage';
import { useRecipeLink } from '../../components/useRecipeLink';
import { FragranceCalculator } from './FragranceCalculator';

export function Component() {
  const { key, start, remember } = useRecipeLink();
  return (
    <ToolPage
      title="Fragrance Oil Calculator"
      description="How much fragrance oil goes into your wax: choose the wax, set the load up to what it can hold, and get grams, ounces and the ratio of oil to wax."
      path={paths.fragranceCalculator}
      intro={
        <p>
          Every wax can hold only so much oil. Any more seeps out and can flare up. Weigh your wax, and the
          slider keeps you within its limit. Still choosing a jar? Start with the{' '}
          <Link to={paths.waxCalculator}>wax calculator</Link>.
        </p>
      }
    >
      <FragranceCalculator
        key={key}
        start={start}
        onCalculated={remember}
        actions={(recipe) => <RecipeActions recipe={recipe} />}
      />
    </ToolPage>
  );
}
