import { addTemperature, cureTime, trimmedWick } from '@shop/domain/facts/guidanceText';
import { brand } from '@shop/domain/site/brand';
import { Button } from '@shop/ui/Button';
import { useCallback, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Arithmetic } from '../Arithmetic';
import { Figures } from '../Figures';
import type { Recipe } from '../recipe';
import { curedBetween, formatDay } from './cureDates';
import styles from './PrintRecipe.module.css';

const BURN_HOURS = [1, 2, 3, 4];

/** Also by the browser's menu or its keys. */
export function PrintRecipe({ recipe }: { recipe: Recipe }) {
  const [pouredOn, setPouredOn] = useState<Date>();

  // The sheet has to stand in the page before the printer sees it.
  const show = useCallback(() => flushSync(() => setPouredOn(new Date())), []);

  useEffect(() => {
    // It stays: an iPhone renders the page once more for the printer that is chosen.
    window.addEventListener('beforeprint', show);
    return () => window.removeEventListener('beforeprint', show);
  }, [show]);

  const print = () => {
    show();
    window.print();
  };
  return (
    <>
      <Button variant="secondary" onClick={print}>
        Print this recipe
      </Button>
      {pouredOn ? createPortal(<RecipeSheet recipe={recipe} pouredOn={pouredOn} />, document.body) : null}
    </>
  );
}

export function RecipeSheet({ recipe, pouredOn }: { recipe: Recipe; pouredOn: Date }) {
  const [earliest, latest] = curedBetween(pouredOn);
  return (
    <article className={styles.sheet} aria-label="Printed recipe">
      <h1>{recipe.title}</h1>
      <p>{recipe.madeFrom}</p>
      {recipe.groups.map((group) => (
        <Figures key={group.figures[0]?.name} group={group} />
      ))}
      {recipe.tips.map((tip) => (
        <p key={tip}>{tip}</p>
      ))}
      <Arithmetic steps={recipe.steps} />
      <dl className={styles.dates}>
        <dt>Poured on</dt>
        <dd>{formatDay(pouredOn)}</dd>
        <dt>Cured</dt>
        <dd>
          {formatDay(earliest)} to {formatDay(latest)} ({cureTime})
        </dd>
        <dt>Fragrance in at</dt>
        <dd>{addTemperature}, measured: ______</dd>
        <dt>Wick used</dt>
        <dd>____________ trimmed to {trimmedWick}</dd>
      </dl>
      <table className={styles.test}>
        <caption>Burn test</caption>
        <thead>
          <tr>
            <th scope="col">After</th>
            <th scope="col">Melt pool to the edge?</th>
            <th scope="col">Flame: calm, high, smoking</th>
            <th scope="col">Glass: warm or hot</th>
            <th scope="col">Scent</th>
          </tr>
        </thead>
        <tbody>
          {BURN_HOURS.map((hours) => (
            <tr key={hours}>
              <th scope="row">{hours} h</th>
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p>{brand.name}. A starting point: never leave melting wax or a burning candle alone.</p>
    </article>
  );
}
