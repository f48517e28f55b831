import { paths } from '@shop/contracts/paths';
import { cureTime, trimmedWick } from '@shop/domain/facts/guidanceText';
import { Link } from '@shop/platform';
import { ToolPage } from '../../components/ToolPage';
import { useRecipeLink } from '../../components/useRecipeLink';
import { SoldWicks } from './SoldWicks';
import { WickGuide } from './WickGuide';
import styles from './WickGuidePage.module.css';

export function Component() {
  const { key, start, remember } = useRecipeLink();
  return (
    <ToolPage
      title="Wick Guide"
      description="Find a wick size to begin with: ECO and CD sizes by the inside diameter of your jar from 2 cm up, the kinds of wicks compared, and how to burn-test."
      path={paths.wickGuide}
      intro={
        <p>
          A wick that’s too small goes out in its own wax; one that’s too big overheats the glass. Find a size
          to start with, then let a burn test decide. Want the details? Read the{' '}
          <Link to="/guides/wick-selection">wick selection guide</Link>, or shop{' '}
          <Link to="/wicks">our wicks</Link>.
        </p>
      }
    >
      <div className={styles.page}>
        <WickGuide key={key} start={start} onCalculated={remember} />
        <SoldWicks />
        <section>
          <h2>Burn-test before you trust a size</h2>
          <ol>
            <li>
              Let the candle cure for {cureTime} and trim the wick to {trimmedWick}.
            </li>
            <li>Burn it for one hour per inch of width, and watch it the whole time.</li>
            <li>If the melt pool reaches the glass without smoke, the size is right.</li>
            <li>
              A ring of hard wax at the glass? Go one size up. Soot, a tall flame or hot glass? Go one size
              down.
            </li>
            <li>Keep testing to the bottom of the jar. The last third burns hottest.</li>
          </ol>
          <p>
            Every maker’s chart is a little different. The sizes in our{' '}
            <Link to={paths.waxCalculator}>wax calculator</Link> and{' '}
            <Link to={paths.suppliesCalculator}>supplies calculator</Link> come from other charts than this
            table. All of them are starting points.
          </p>
        </section>
      </div>
    </ToolPage>
  );
}
