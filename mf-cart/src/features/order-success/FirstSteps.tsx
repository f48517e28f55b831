import { paths } from '@shop/contracts/paths';
import { cureTime } from '@shop/domain/facts/guidanceText';
import { Link } from '@shop/platform';
import styles from './OrderSuccessPage.module.css';

const steps = [
  { name: 'Set the wick', text: 'Stick it to the middle of a clean, dry vessel.' },
  { name: 'Melt the wax', text: 'Use a water bath, never an open flame, and stay with it.' },
  { name: 'Stir in the fragrance', text: 'Off the heat, gently, for two minutes.' },
  { name: 'Pour slowly', text: 'Leave a gap below the rim and keep the wick upright.' },
  { name: 'Cure and light', text: `Wait ${cureTime} as a starting point, trim the wick, and enjoy.` },
];

export function FirstSteps() {
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.subtitle}>
        Your first five steps
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}.</strong> {text}
          </li>
        ))}
      </ol>
      <p>
        Watch them in the <Link to={`${paths.videoTutorials}/beginners-guide`}>beginner’s guide</Link>.
      </p>
    </section>
  );
}
