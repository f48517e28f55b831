import { Card, CardLink } from '@shop/ui/Card';
import { Picture } from '@shop/ui/Picture';
import { listProducts } from '../../catalogue/findProduct';
import { useLivePrices } from '../../catalogue/livePrices';
import { priceText } from '../../catalogue/priceText';
import { productPath } from '../../catalogue/productPath';
import { skillLevels } from '../../data/categories';
import { pictures } from '../../data/pictures';
import styles from './SkillLevelCards.module.css';

/** Shop By Skill Level: the three kits (rule catalogue.home-links). */
export function SkillLevelCards() {
  const kits = useLivePrices(listProducts('kit'));
  return (
    <section aria-labelledby="skill-levels">
      <h2 id="skill-levels">Shop By Skill Level</h2>
      <ul className={styles.cards}>
        {kits.map((kit) => (
          <Card key={kit.id} className={styles.card}>
            <Picture
              picture={pictures[kit.picture]}
              sizes="(min-width: 1200px) 384px, (min-width: 768px) 33vw, (min-width: 360px) min(78vw, 340px), 100vw"
              alt=""
              name={kit.name}
              className={styles.picture}
            />
            <div className={styles.text}>
              {kit.skillLevel ? <p className={styles.label}>{skillLevels[kit.skillLevel].name}</p> : null}
              <h3>
                <CardLink to={productPath(kit)}>{kit.name}</CardLink>
              </h3>
              <p>{kit.summary}</p>
              <p className={styles.price}>{priceText(kit)}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}
