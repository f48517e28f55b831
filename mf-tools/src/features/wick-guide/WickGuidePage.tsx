import { paths } from '@shop/contracts/paths';
import { cureTime, trimmedWick } from '@shop/facts/guidanceText';
import { Link } from '@shop/platform';
import { ToolPage } from '../../components/ToolPage';
import { useRecipeLink } from '../../components/useRecipeLink';
import { WickGuide } from './WickGuide';

/** /wick-guide (specification §2). */
export function WickGuidePage() {
  const { key, start, remember } = useRecipeLink();
  return (
    <ToolPage
      title="Wick Guide"
      description="Find a wick size to begin with: ECO and CD sizes by the inside diameter of your jar from 2 cm up, the kinds of wicks compared, and how to burn-test."
      path={paths.wickGuide}
      intro={
        <p>
          Too small a wick drowns in its own wax, too big a one overheats the glass. Find a size to begin
          with, then let a burn test decide. The <Link to="/guides/wick-selection">wick selection guide</Link>{' '}
          goes deeper, and <Link to="/wicks">our wicks</Link> are here.
        </p>
      }
    >
      <WickGuide key={key} start={start} onCalculated={remember} />
      <section>
        <h2>Burn-test before you trust a size</h2>
        <ol>
          <li>
            Let the candle cure for {cureTime} and trim the wick to {trimmedWick}.
          </li>
          <li>Burn it for one hour per inch of width, and watch it the whole time.</li>
          <li>A melt pool that reaches the glass without smoke: the size is right.</li>
          <li>
            A ring of hard wax at the glass: one size up. Soot, a tall flame or hot glass: one size down.
          </li>
          <li>Repeat to the bottom of the jar. The last third burns hottest.</li>
        </ol>
        <p>
          Makers' charts differ: the sizes that the <Link to={paths.waxCalculator}>wax calculator</Link> and
          the <Link to={paths.suppliesCalculator}>supplies calculator</Link> name come from other charts than
          this table. All of them are starting points.
        </p>
      </section>
    </ToolPage>
  );
}

export { WickGuidePage as Component };
