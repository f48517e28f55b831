import { formatCents } from '@shop/money/money';
import { Link } from '@shop/platform';
import { Picture } from '@shop/ui/Picture';
import { productsOf } from '../../catalogue/findProduct';
import { productPath } from '../../catalogue/productPath';
import { skillLevels } from '../../data/categories';
import { pictures } from '../../data/pictures';
import cards from './cards.module.css';

/** Shop By Skill Level: the three kits (decisions row 20). */
export function SkillLevelCards() {
  return (
    <section aria-labelledby="skill-levels">
      <h2 id="skill-levels">Shop By Skill Level</h2>
      <ul className={cards.cards}>
        {productsOf('kit').map((kit) => (
          <li key={kit.id} className={cards.card}>
            <Picture
              picture={pictures[kit.picture]}
              sizes="(min-width: 1200px) 384px, (min-width: 768px) 33vw, 100vw"
              alt=""
              name={kit.name}
              className={cards.picture}
            />
            <div className={cards.text}>
              {kit.skillLevel ? <p className={cards.label}>{skillLevels[kit.skillLevel].name}</p> : null}
              <h3>
                <Link to={productPath(kit)}>{kit.name}</Link>
              </h3>
              <p>{kit.summary}</p>
              <p className={cards.price}>{formatCents(kit.priceCents)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
